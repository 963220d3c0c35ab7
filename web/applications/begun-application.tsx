import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { applications } from '../../contract/applications.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { formatDate, formatMoment } from '../platform/format.ts';
import { Tag } from '../ui/tag.tsx';
import { ApplicationCard } from './application-card.tsx';
import { RemoveDraft } from './remove-draft.tsx';

export type BegunApplication = Reply<typeof applications.drafts>['drafts'][number];

interface Props {
  begun: BegunApplication;
  onRemoved: () => void;
}

/** What was begun and not sent, to go on with or to throw away. */
export function BegunApplicationItem({ begun, onRemoved }: Props) {
  const { positionId, positionTitle, business, updatedAt, lastDay, closed } = begun;
  const [asked, setAsked] = useState(false);
  return (
    <ApplicationCard
      title={positionTitle}
      about={`${business.name} · Lagret ${formatMoment(updatedAt)}`}
      tag={<Tag color="sol">Ikke sendt</Tag>}
      meaning={closed ?? `Du har begynt på søknaden. Siste søknadsdag er ${formatDate(lastDay)}.`}
    >
      <Button asChild data-size="sm">
        <Link to={`/stilling/${positionId}/apply`}>
          {closed ? 'Se det du har skrevet' : 'Fortsett på søknaden'}
          <span className="visually-hidden"> på {positionTitle}</span>
        </Link>
      </Button>
      <Button
        variant="tertiary"
        data-size="sm"
        onClick={() => setAsked(true)}
        aria-label={`Slett utkastet til ${positionTitle}`}
      >
        Slett utkastet
      </Button>
      <RemoveDraft
        open={asked}
        remove={() => api('DELETE /applications/draft/:positionId', { params: { positionId } })}
        onRemoved={onRemoved}
        onClose={() => setAsked(false)}
      />
    </ApplicationCard>
  );
}
