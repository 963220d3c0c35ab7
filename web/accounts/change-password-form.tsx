import { changePasswordSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';
import { FormButtons } from './form-buttons.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

interface Props {
  /** For password managers, which keep the new password with the address. */
  email: string;
  onChanged: (message: string) => void;
  onCancel: () => void;
}

export function ChangePasswordForm({ email, onChanged, onCancel }: Props) {
  const { values, field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: changePasswordSchema,
    fallback: 'Feil ved endring av passord',
    send: async (body) => onChanged((await api('POST /auth/change-password', { body })).message),
  });

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <OwnPasswordField
        email={email}
        id="current-password"
        label="Nåværende passord"
        takesFocus
        error={errorOf('currentPassword')}
        {...field('currentPassword')}
      />
      <NewPasswordFields
        prefix="new-"
        name="newPassword"
        label="Nytt passord"
        repeatLabel="Bekreft nytt passord"
        values={values}
        field={field}
        errorOf={errorOf}
      />
      <p className="quiet">Du blir logget ut på alle enheter, også denne, og logger inn igjen med det nye passordet.</p>
      <FormButtons isSending={isSending} label="Endre passord" sending="Endrer …" onCancel={onCancel} />
    </form>
  );
}
