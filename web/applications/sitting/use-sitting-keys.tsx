import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { readItem, writeItem } from '../../platform/storage.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { decisions } from './sitting-bar.tsx';
import { onSittingKey } from './sitting-keys.ts';

interface Ways {
  onNext: () => void;
  onBefore: () => void;
  onUndo: () => void;
}

const NO_KEYS = 'applicationKeysOff';

/** What the keys do in the room where one reads, and the dialog that lists them and switches them off. */
export function useSittingKeys({ onNext, onBefore, onUndo }: Ways) {
  const room = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasKeys, setKeys] = useState(() => readItem(NO_KEYS) === null);
  const find = (selector: string) => room.current?.querySelector<HTMLElement>(selector);

  /** As if it was chosen in its form, where one sees what follows, and saves. */
  const pick = (status: ApplicationStatus) => {
    const radio = find(`input[name="status"][value="${status}"]`);
    if (!radio) return;
    flushSync(() => radio.click());
    const form = radio.closest('form');
    // A refusal is sent from its reasons too, by Enter.
    form?.querySelector<HTMLElement>('[name="refusalReasons"], [type="submit"]')?.focus();
    form?.scrollIntoView({ block: 'nearest' });
  };
  const actions = {
    j: onNext,
    arrowright: onNext,
    k: onBefore,
    arrowleft: onBefore,
    ...Object.fromEntries(decisions.map(([key, status]) => [key, () => pick(status)])),
    z: onUndo,
    m: () => find('form[aria-label="Merkelapper"] input')?.focus(),
    n: () => find('#application-notes')?.focus(),
    f: () => find('[data-beside] [role="region"]')?.focus(),
    '?': () => setAsking(true),
  };
  const turn = (isOn: boolean) => {
    setKeys(isOn);
    writeItem(NO_KEYS, isOn ? null : 'true');
  };
  return {
    room,
    pick,
    ask: () => setAsking(true),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => hasKeys && onSittingKey(event, actions),
    dialog: <KeysDialog open={isAsking} isOn={hasKeys} onTurn={turn} onClose={() => setAsking(false)} />,
  };
}
