import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { useAccount } from '../../accounts/account.tsx';
import { type DraftState, isTrouble } from '../../applications/use-draft.ts';
import { formatMoment } from '../../platform/format.ts';
import { InSight } from '../../ui/in-sight.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import type { Applying } from './use-applying.ts';

/** Where what was written is kept. It changes with every word. */
export function DraftLine({ draft, savedBefore }: { draft: DraftState; savedBefore: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isIn = isTrouble(draft);
  // Of whoever has logged in again, the button goes with the trouble.
  useFocusKept(isIn ? 1 : 0, place);
  return (
    <div ref={place} tabIndex={-1}>
      {!isIn && <p className="quiet">{textOf(draft, savedBefore)}</p>}
    </div>
  );
}

/** That it is not kept here, which one should know before one goes on writing. */
export function DraftTrouble({ applying }: { applying: Applying }) {
  const { draft, isSending, isAskedWhich } = applying;
  const isIn = isTrouble(draft) && !(draft.at === 'outdated' && (isSending || isAskedWhich));
  return <InSight>{isIn && <Trouble applying={applying} />}</InSight>;
}

function Trouble({ applying: { draft, askWhich } }: { applying: Applying }) {
  const { openAuth } = useAccount();
  if (draft.at === 'refused') return <p>{draft.message}</p>;
  if (draft.at === 'elsewhere') {
    return (
      <p>
        Søknaden er åpen et annet sted også, og utkastet er derfra. Det du skriver her, blir ikke tatt vare på før du
        sender.
      </p>
    );
  }
  if (draft.at === 'outdated') {
    return (
      <p>
        Søknaden er rettet i mellomtiden. Det du skriver her, ligger bare i denne nettleseren.{' '}
        <Button type="button" variant="tertiary" data-size="sm" onClick={askWhich}>
          Velg hva som skal gjelde
        </Button>
      </p>
    );
  }
  if (draft.at === 'offline') {
    return <p>Vi får ikke kontakt. Det du har skrevet, ligger i denne nettleseren, og lagres når nettet er tilbake.</p>;
  }
  return (
    <p>
      Du er logget ut. Det du har skrevet, ligger i denne nettleseren.{' '}
      <Button type="button" variant="tertiary" data-size="sm" onClick={() => openAuth('login')}>
        Logg inn og fortsett
      </Button>
    </p>
  );
}

function textOf(draft: DraftState, savedBefore: string | null) {
  if (draft.at === 'saving') return 'Lagrer utkastet …';
  if (draft.at === 'saved') return `Utkastet ble lagret ${formatMoment(draft.time)}.`;
  return savedBefore ? `Utkastet ble lagret ${formatMoment(savedBefore)}.` : 'Utkastet lagres mens du skriver.';
}
