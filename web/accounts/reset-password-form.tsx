import { Button } from '@digdir/designsystemet-react';
import { resetPasswordSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Props {
  token: string;
  /** What the server had against the link, or against a form that was sent before the page came alive. */
  refused: string | null;
  onDone: (message: string, hasPasskeys: boolean) => void;
}

export function ResetPasswordForm({ token, refused, onDone }: Props) {
  const { values, field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { token, newPassword: '', confirmPassword: '' },
    schema: resetPasswordSchema,
    fallback: 'Feil ved tilbakestilling av passord',
    send: async (body) => {
      const { message, hasPasskeys } = await api('POST /auth/reset-password', { body });
      onDone(message, hasPasskeys);
    },
  });

  return (
    <form className={styles.form} method="post" ref={form} onSubmit={submit} noValidate>
      <Banner>{errorOf('token') ?? banner ?? refused}</Banner>
      <NewPasswordFields
        prefix="new-"
        name="newPassword"
        label="Nytt passord"
        values={values}
        field={field}
        errorOf={errorOf}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Tilbakestiller...' : 'Tilbakestill passord'}
      </Button>
    </form>
  );
}
