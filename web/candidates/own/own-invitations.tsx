import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useVisible } from '../../platform/use-visible.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { type Invitation, InvitationItem } from './invitation-item.tsx';
import styles from './own-candidate.module.css';

const read = async () => (await api('GET /candidates/mine/invitations')).invitations;

/** What employers have invited one to. What is read here is no longer new the next time. */
export function OwnInvitations() {
  const {
    data: invitations,
    setData,
    problem,
    retry,
  } = useReading(read, {
    failed: 'Kunne ikke laste invitasjonene',
  });
  const newest = invitations?.find(({ seenAt }) => !seenAt)?.sentAt;
  const isVisible = useVisible();
  useEffect(() => {
    // Where it could not be marked, it is still new the next time.
    if (newest && isVisible) api('PUT /candidates/mine/invitations/seen', { body: { until: newest } }).catch(() => {});
  }, [newest, isVisible]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const onDeclined = ({ id, position }: Invitation) => {
    setData(
      (before) =>
        before?.map((each) => (each.id === id ? { ...each, declinedAt: new Date().toISOString() } : each)) ?? null,
    );
    setSaid(`Du takket nei til «${position.title}».`);
    heading.current?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby="invitations">
      <h3 id="invitations" ref={heading} tabIndex={-1}>
        Invitasjoner
      </h3>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Banner>{problem}</Banner>
      {!invitations && <LoadingOrRetry retry={retry}>Laster invitasjonene …</LoadingOrRetry>}
      {invitations?.length === 0 && <p>Ingen har invitert deg til å søke ennå.</p>}
      {invitations && invitations.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
        <ul role="list" className={styles.invitations}>
          {invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} onDeclined={() => onDeclined(invitation)} />
          ))}
        </ul>
      )}
    </section>
  );
}
