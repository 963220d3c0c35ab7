import { useState } from 'react';
import { ownPasswordSchema } from '../../../contract/accounts/account-fields.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from '../auth-form.module.css';
import { FormButtons } from '../form-buttons.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { type Begun, ConfirmApp } from './confirm-app.tsx';

interface Props {
  email: string;
  onDone: (message: string, recoveryCodes: string[]) => Promise<void>;
  onFailed: () => void;
  onCancel: () => void;
}

/** The own password, then the app, then its first code. */
export function SetUp({ email, onDone, onFailed, onCancel }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { password: '' },
    schema: ownPasswordSchema,
    fallback: 'Kunne ikke slå på totrinns innlogging',
    send: async (body) => setBegun(await api('POST /auth/second-step', { body })),
    onFailed,
  });

  if (begun) {
    return (
      <ConfirmApp begun={begun} onConfirmed={(message) => onDone(message, begun.recoveryCodes)} onCancel={onCancel} />
    );
  }
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <OwnPasswordField
        email={email}
        id="second-step-password"
        takesFocus
        error={errorOf('password')}
        {...field('password')}
      />
      <FormButtons isSending={isSending} label="Gå videre" sending="Et øyeblikk …" onCancel={onCancel} />
    </form>
  );
}
