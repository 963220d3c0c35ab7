import { Button } from '@digdir/designsystemet-react';
import { resetPasswordSchema } from '../../contract/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface Props {
  token: string;
  /** What the server had against a form that was sent before the page came alive. */
  refused: string | null;
  onDone: (message: string) => void;
}

export function ResetPasswordForm({ token, refused, onDone }: Props) {
  const { values, field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { token, newPassword: '', confirmPassword: '' },
    schema: resetPasswordSchema,
    fallback: 'Feil ved tilbakestilling av passord',
    send: async (body) => onDone((await api('POST /auth/reset-password', { body })).message),
  });

  return (
    <form className={styles.form} method="post" ref={form} onSubmit={submit} noValidate>
      <Banner>{errorOf('token') ?? banner ?? refused}</Banner>
      <PasswordField
        id="new-password"
        label="Nytt passord"
        autoComplete="new-password"
        error={errorOf('newPassword')}
        explainedBy="reset-password-rules"
        {...field('newPassword')}
      />
      <PasswordRules id="reset-password-rules" password={values.newPassword} />
      <PasswordField
        id="confirm-password"
        label="Bekreft passord"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...field('confirmPassword')}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Tilbakestiller...' : 'Tilbakestill passord'}
      </Button>
    </form>
  );
}
