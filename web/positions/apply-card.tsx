import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../contract/endpoint.ts';
import type { positions } from '../../contract/positions.ts';
import { formatDate, formatMoment } from '../platform/format.ts';
import { mailLink } from '../platform/mail-link.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { InNewTab } from '../ui/in-new-tab.tsx';
import { ApplyHint, ApplySection, ApplyUntil } from './apply-section.tsx';
import { timeToApply } from './position-texts.ts';

type Position = Reply<typeof positions.read>['position'];

interface Props {
  position: Position;
  /** Sent by whoever looks. */
  sent: { id: string; submittedAt: string } | null | undefined;
  /** Begun and not sent. */
  hasDraft: boolean;
  /** Whether everybody can see it. */
  isPublic: boolean;
  /** Below the way to apply, also when its time is over. */
  below: ReactNode;
}

export function ApplyCard({ position, sent, hasDraft, isPublic, below }: Props) {
  const { id, applicationDeadline, expiryDate } = position;
  const left = timeToApply(position);
  if (sent) return <Applied {...sent} />;
  if (!left) return <DeadlinePassed position={position} below={below} />;
  return (
    <ApplySection heading="Søk på stillingen">
      <ApplyUntil
        left={left}
        calendar={isPublic && applicationDeadline ? `/api/positions/${id}/deadline.ics` : undefined}
      >
        {applicationDeadline
          ? `Søknadsfrist ${formatDate(applicationDeadline)}`
          : `Annonsen går ut ${formatDate(expiryDate)}`}
      </ApplyUntil>
      {hasDraft && <p>Du har begynt på en søknad.</p>}
      <ApplyButton position={position} hasDraft={hasDraft} />
      {below}
    </ApplySection>
  );
}

const Applied = ({ id, submittedAt }: { id: string; submittedAt: string }) => (
  <ApplySection heading="Du har søkt på stillingen">
    <p>Søknaden ble sendt {formatMoment(submittedAt)}.</p>
    <Button asChild>
      <Link to={`/profil?tab=applications&soknad=${id}`}>Se søknaden</Link>
    </Button>
  </ApplySection>
);

/** The ad may stand longer. Who began in time has half an hour more, and a draft. */
const DeadlinePassed = ({
  position: { id, applicationDeadline, applicationMethod },
  below,
}: Pick<Props, 'position' | 'below'>) => (
  <ApplySection heading="Søknadsfristen er ute">
    <p>Fristen gikk ut {formatDate(applicationDeadline ?? '')}.</p>
    {applicationMethod === 'form' && (
      <ApplyHint>
        Har du et utkast? <Link to={`/stilling/${id}/apply`}>Åpne utkastet</Link>
      </ApplyHint>
    )}
    {below}
  </ApplySection>
);

function ApplyButton({ position, hasDraft }: { position: Position; hasDraft: boolean }) {
  const { id, applicationMethod, externalApplicationUrl, contactInfo, title } = position;
  if (applicationMethod === 'form') {
    return (
      <>
        <Button asChild>
          {/* A preview of what is not published leads nowhere. */}
          {id ? (
            <Link to={`/stilling/${id}/apply`}>{hasDraft ? 'Fortsett på søknaden' : 'Søk på stillingen'}</Link>
          ) : (
            <span>Søk på stillingen</span>
          )}
        </Button>
        <ApplyHint>Du svarer på spørsmål fra arbeidsgiveren her på Jobbfjord.</ApplyHint>
      </>
    );
  }
  if (applicationMethod === 'external' && externalApplicationUrl) {
    return (
      <>
        <Button asChild>
          <a href={externalApplicationUrl} target="_blank" rel="noopener noreferrer nofollow">
            Søk hos arbeidsgiveren
            <Icon name="external-link" />
            <InNewTab />
          </a>
        </Button>
        <ApplyHint>
          Åpner <AddressText>{hostOf(externalApplicationUrl)}</AddressText> i en ny fane.
        </ApplyHint>
      </>
    );
  }
  return (
    <>
      <Button asChild>
        <a href={mailLink(contactInfo.email, `Søknad: ${title}`)}>
          <Icon name="mail" />
          Send søknad på e-post
        </a>
      </Button>
      <ApplyHint>Til {contactInfo.email}</ApplyHint>
    </>
  );
}

const hostOf = (url: string) => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return 'arbeidsgiverens side';
  }
};
