import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { ChangeEmailForm } from '../../accounts/change-email-form.tsx';
import { ConfirmationReminder } from '../../accounts/confirmation-reminder.tsx';
import { DeleteAccount } from '../../accounts/delete-account.tsx';
import { OwnData } from '../../accounts/own-data.tsx';
import { ProfileForm } from '../../accounts/profile-form.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { formatMoment } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import styles from './profile.module.css';

interface Props {
  user: AccountUser;
  onChanged: () => void;
  onDeleted: () => void;
}

export function Information({ user, onChanged, onDeleted }: Props) {
  const [editing, setEditing] = useState<'name' | 'email' | null>(null);
  const nameOpener = useFocusBack(editing === 'name');
  const emailOpener = useFocusBack(editing === 'email');
  const [said, setSaid] = useState<string | null>(null);
  const done = (message: string) => {
    setEditing(null);
    setSaid(message);
    onChanged();
  };
  const edit = (what: 'name' | 'email') => {
    setSaid(null);
    setEditing(what);
  };
  const cancel = () => setEditing(null);

  return (
    <div className={styles.panel}>
      <ConfirmationReminder user={user} />
      <section>
        <h2>Om deg</h2>
        <Banner tone="success">{said}</Banner>
        <Facts user={user} />
        {editing === null && (
          <div className={styles.buttons}>
            <Button ref={nameOpener} variant="secondary" onClick={() => edit('name')}>
              Endre navn
            </Button>
            <Button ref={emailOpener} variant="secondary" onClick={() => edit('email')}>
              Bytt e-postadresse
            </Button>
          </div>
        )}
        {editing === 'name' && <ProfileForm user={user} onSaved={done} onCancel={cancel} />}
        {editing === 'email' && <ChangeEmailForm current={user.email} onAsked={done} onCancel={cancel} />}
      </section>
      <div className={styles.rest}>
        <OwnData />
        <DeleteAccount email={user.email} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

function Facts({ user }: { user: AccountUser }) {
  return (
    <dl className={styles.facts}>
      <dt>Fornavn</dt>
      <dd>{user.firstName}</dd>
      <dt>Etternavn</dt>
      <dd>{user.lastName}</dd>
      <dt>E-post</dt>
      <dd>{user.email}</dd>
      {user.pendingEmail && (
        <>
          <dt>Ny e-post</dt>
          <dd>{user.pendingEmail} (venter på bekreftelse)</dd>
        </>
      )}
      <dt>Siste innlogging</dt>
      <dd>{user.lastLogin ? formatMoment(user.lastLogin) : 'Ikke tilgjengelig'}</dd>
    </dl>
  );
}
