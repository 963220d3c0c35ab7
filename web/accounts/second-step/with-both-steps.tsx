import { passwordAndCodeSchema } from '../../../contract/accounts/account-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from '../auth-form.module.css';
import { CodeField } from '../code-field.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';

interface Props {
  email: string;
  /** What follows from it. */
  explanation: string;
  label: string;
  sending: string;
  send: (body: { password: string; code: string }) => Promise<void>;
  onFailed: () => void;
  onCancel: () => void;
}

/** Asks for what logging in asks for. */
export function WithBothSteps({ email, explanation, label, sending, send, onFailed, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { password: '', code: '' },
    schema: passwordAndCodeSchema,
    fallback: 'Det gikk ikke. Prøv igjen.',
    send,
    onFailed,
  });
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <p>{explanation}</p>
      <OwnPasswordField
        email={email}
        id="both-steps-password"
        takesFocus
        error={errorOf('password')}
        {...field('password')}
      />
      <CodeField error={errorOf('code')} {...field('code')} />
      <FormButtons isSending={isSending} label={label} sending={sending} onCancel={onCancel} />
    </form>
  );
}
