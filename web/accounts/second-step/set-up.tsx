import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { ownPasswordSchema } from '../../../contract/account-fields.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from '../auth-form.module.css';
import { PasswordField } from '../password-field.tsx';
import { UserNameForManagers } from '../user-name-for-managers.tsx';
import { type Begun, ConfirmApp } from './confirm-app.tsx';

interface Props {
  email: string;
  onDone: (message: string, recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** The own password, then the app, then its first code. */
export function SetUp({ email, onDone, onCancel }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { password: '' },
    schema: ownPasswordSchema,
    fallback: 'Kunne ikke slå på totrinns innlogging',
    send: async (body) => setBegun(await api('POST /auth/second-step', { body })),
  });

  if (begun) {
    return (
      <ConfirmApp begun={begun} onConfirmed={(message) => onDone(message, begun.recoveryCodes)} onCancel={onCancel} />
    );
  }
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <UserNameForManagers email={email} />
      <PasswordField
        id="second-step-password"
        label="Passord"
        autoComplete="current-password"
        takesFocus
        error={errorOf('password')}
        {...field('password')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Et øyeblikk …' : 'Gå videre'}
        </Button>
        <Button type="button" variant="tertiary" disabled={isSending} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
