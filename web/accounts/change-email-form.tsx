import { changeEmailSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { EmailInput } from '../ui/email-input.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './auth-form.module.css';
import { FormButtons } from './form-buttons.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

interface Props {
  /** The address that holds until then. */
  current: string;
  onAsked: (message: string) => void;
  onCancel: () => void;
}

/** The address changes when the new one has been confirmed, not before. */
export function ChangeEmailForm({ current, onAsked, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { email: '', password: '' },
    schema: changeEmailSchema,
    fallback: 'Feil ved endring av e-postadressen',
    send: async (body) => onAsked((await api('POST /auth/change-email', { body })).message),
  });

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <LabelledField
        id="new-email"
        label="Ny e-postadresse"
        description="Vi sender en lenke dit. Adressen byttes når du har åpnet lenken."
        error={errorOf('email')}
        takesFocus
      >
        {(labelled) => <EmailInput {...labelled} {...field('email')} autoComplete="email" />}
      </LabelledField>
      <OwnPasswordField email={current} id="email-password" error={errorOf('password')} {...field('password')} />
      <FormButtons isSending={isSending} label="Send bekreftelse" sending="Sender …" onCancel={onCancel} />
    </form>
  );
}
