import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { deadlineMoment } from '../../national/deadline-text.ts';
import { nationalTimeLeft } from '../../national/national-time-left.ts';
import { formatDate } from '../../platform/format.ts';
import { ApplyHint, ApplySection, ApplyUntil } from '../../positions/apply-section.tsx';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import { NoteApplied } from '../position/note-applied.tsx';

type Position = Reply<typeof national.read>['position'];

/** NAV's terms: straight to where the ad comes from, never through a form of ours. */
export function ApplyAtOrigin({ position }: { position: Position }) {
  const { applyUrl, applyHost, link, localPosition, alsoAt, deadlineInDays } = position;
  const isOver = (deadlineInDays ?? 0) < 0;
  return (
    <ApplySection heading="Søk på stillingen">
      <Until position={position} />
      <Button asChild variant={isOver ? 'secondary' : 'primary'}>
        <a href={applyUrl} target="_blank" rel="noopener noreferrer nofollow">
          {isOver ? 'Gå til søknadssiden' : 'Søk på stillingen'}
          <Icon name="external-link" />
          <InNewTab />
        </a>
      </Button>
      <ApplyHint>
        Åpner <AddressText>{applyHost}</AddressText> i en ny fane.
      </ApplyHint>
      {localPosition && (
        <Link to={`/stilling/${localPosition.id}`} prefetch="intent">
          Arbeidsgiveren har lagt den ut på Jobbfjord også
        </Link>
      )}
      <a href={link} target="_blank" rel="noopener noreferrer">
        Se originalannonsen hos NAV
        <InNewTab />
      </a>
      {alsoAt.map(({ uuid, link: other }) => (
        <a key={uuid} href={other} target="_blank" rel="noopener noreferrer">
          Samme annonse, lagt ut på nytt hos NAV
          <InNewTab />
        </a>
      ))}
      <NoteApplied kind="nav" id={position.uuid} />
    </ApplySection>
  );
}

/** A deadline in words, such as «Snarest», says by itself how long that is. */
function Until({ position }: { position: Position }) {
  const { uuid, applicationDue, deadlineInDays, expires } = position;
  const left = nationalTimeLeft(position);
  const deadline = deadlineMoment(position);
  if (!deadline) {
    if (applicationDue) return <p>Søknadsfrist: {applicationDue}</p>;
    return <ApplyUntil left={left}>Annonsen går ut {formatDate(expires)}</ApplyUntil>;
  }
  if ((deadlineInDays ?? 0) < 0) return <p>Søknadsfristen gikk ut {deadline}</p>;
  return (
    <ApplyUntil left={left} calendar={`/api/nav-positions/${uuid}/deadline.ics`}>
      Søknadsfrist {deadline}
    </ApplyUntil>
  );
}
