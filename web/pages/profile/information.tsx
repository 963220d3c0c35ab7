import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { ChangeEmailForm } from '../../accounts/change-email-form.tsx';
import { ConfirmationReminder } from '../../accounts/confirmation-reminder.tsx';
import { DeleteAccount } from '../../accounts/delete-account.tsx';
import { OwnData } from '../../accounts/own-data.tsx';
import { ProfileForm } from '../../accounts/profile-form.tsx';
import type { AccountUser } from '../../accounts/read-account.ts';
import { forgetCopies } from '../../applications/names-of-copies.ts';
import { formatMoment } from '../../platform/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import styles from './profile.module.css';

interface Props {
  user: AccountUser;
  onChanged: () => void;
  onLeave: () => void;
}

export function Information({ user, onChanged, onLeave }: Props) {
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
  /** The button that was pressed is gone with the reminder. */
  const settled = (message: string) => {
    done(message);
    emailOpener.current?.focus();
  };

  return (
    <div className={styles.panel}>
      <ConfirmationReminder user={user} onSettled={settled} />
      <section>
        <h2>Om deg</h2>
        <Banner tone="success">{said}</Banner>
        <Facts user={user} />
        {editing === null && (
          <div className="button-row">
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
        <DeleteAccount email={user.email} onDeleted={() => forgetCopies(user.id)} onLeave={onLeave} />
      </div>
    </div>
  );
}

const Facts = ({ user }: { user: AccountUser }) => (
  <FactList
    facts={[
      ['Fornavn', user.firstName],
      ['Etternavn', user.lastName],
      ['E-post', user.email],
      ['Ny e-post', user.pendingEmail && `${user.pendingEmail} (venter på bekreftelse)`],
      ['Siste innlogging', user.lastLogin ? formatMoment(user.lastLogin) : 'Ikke tilgjengelig'],
    ]}
  />
);
