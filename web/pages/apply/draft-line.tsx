import { Button } from '@digdir/designsystemet-react';
import { useAccount } from '../../accounts/account.tsx';
import type { DraftState } from '../../applications/use-draft.ts';
import { formatMoment } from '../../platform/format.ts';

/** Where what was written is kept. Not announced: it changes with every word. */
export function DraftLine({ draft, savedBefore }: { draft: DraftState; savedBefore: string | null }) {
  const { openAuth } = useAccount();
  if (draft.at === 'loggedOut') {
    return (
      <p>
        Du er logget ut. Det du har skrevet, ligger i denne nettleseren.{' '}
        <Button type="button" variant="tertiary" data-size="sm" onClick={() => openAuth('login')}>
          Logg inn og fortsett
        </Button>
      </p>
    );
  }
  return <p className="quiet">{textOf(draft, savedBefore)}</p>;
}

function textOf(draft: DraftState, savedBefore: string | null) {
  if (draft.at === 'saving') return 'Lagrer utkastet …';
  if (draft.at === 'saved') return `Utkastet ble lagret ${formatMoment(draft.time)}.`;
  if (draft.at === 'offline')
    return 'Ingen kontakt med oss. Det du har skrevet, ligger i denne nettleseren, og lagres når nettet er tilbake.';
  if (draft.at === 'refused') return draft.message;
  return savedBefore ? `Utkastet ble lagret ${formatMoment(savedBefore)}.` : 'Utkastet lagres mens du skriver.';
}
