import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { applications } from '../../contract/applications.ts';
import { reasonOf } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { formatDate, formatMoment } from '../platform/format.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './own-applications.module.css';

export type BegunApplication = Reply<typeof applications.drafts>['drafts'][number];

interface Props {
  begun: BegunApplication;
  onRemoved: () => void;
}

/** What was begun and not sent, to go on with or to throw away. */
export function BegunApplicationItem({ begun, onRemoved }: Props) {
  const { positionId, positionTitle, business, updatedAt, lastDay, closed } = begun;
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setProblem(null);
    try {
      await api('DELETE /applications/draft/:positionId', { params: { positionId } });
      setAsked(false);
      onRemoved();
    } catch (error) {
      setProblem(reasonOf(error, 'Kunne ikke slette utkastet'));
    }
  };
  const cancel = () => {
    setProblem(null);
    setAsked(false);
  };
  return (
    <li className="card">
      <div className={styles.top}>
        <div>
          <h3>{positionTitle}</h3>
          <p className="quiet">
            {business.name} · Lagret {formatMoment(updatedAt)}
          </p>
        </div>
        <Tag color="sol">Ikke sendt</Tag>
      </div>
      <p>{closed ?? `Du har begynt på søknaden. Siste dag å søke er ${formatDate(lastDay)}.`}</p>
      <div className={styles.buttons}>
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
      </div>
      <ConfirmDialog
        open={asked}
        title="Slette utkastet?"
        confirmLabel="Slett utkastet"
        onConfirm={remove}
        onCancel={cancel}
      >
        <p>Svarene og filene du har lastet opp, blir borte. Det kan ikke angres.</p>
        <Banner>{problem}</Banner>
      </ConfirmDialog>
    </li>
  );
}
