import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { SaidLater } from '../../ui/said-later.tsx';
import type { FoundCandidate } from './candidate-search.ts';
import { InviteForm } from './invite-form.tsx';
import { noneLeftToday } from './none-left-today.ts';

interface Props {
  positionId: string;
  candidate: Pick<FoundCandidate, 'id' | 'invitation'>;
  invitationsLeft: number;
  onInvited: () => void;
  /** It is not as it was read. */
  onStale: () => void;
}

/** The way to invite somebody, or what came of it. */
export function Invite({ positionId, candidate: { id, invitation }, invitationsLeft, onInvited, onStale }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasInvited = useRef(invitation !== null);
  // The form is gone, also where a colleague was first.
  useEffect(() => {
    if (invitation && !wasInvited.current) heading.current?.focus();
    wasInvited.current = invitation !== null;
  }, [invitation]);
  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
  if (invitation) {
    return (
      <>
        {title(invitation.isDeclined ? 'Takket nei' : `Invitert ${formatDate(invitation.sentAt)}`)}
        <Banner tone="success">{said && <SaidLater>{said}</SaidLater>}</Banner>
        <p>
          {invitation.isDeclined
            ? `Dere inviterte ${formatDate(invitation.sentAt)}. Stillingen er ikke aktuell for personen.`
            : 'Søker personen, finner dere søknaden blant de andre. Da ser dere hvem det er.'}
        </p>
      </>
    );
  }
  return (
    <>
      {title('Inviter til å søke')}
      {invitationsLeft <= 0 && <p>{noneLeftToday} I morgen kan dere invitere igjen.</p>}
      <InviteForm
        positionId={positionId}
        candidateId={id}
        onSent={(message) => {
          setSaid(message);
          onInvited();
        }}
        onStale={onStale}
      />
    </>
  );
}
