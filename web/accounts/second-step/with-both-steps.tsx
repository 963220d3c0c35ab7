import { Button } from '@digdir/designsystemet-react';
import { passwordAndCodeSchema } from '../../../contract/account-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from '../auth-form.module.css';
import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { UserNameForManagers } from '../user-name-for-managers.tsx';

interface Props {
  email: string;
  /** What follows from it. */
  explanation: string;
  label: string;
  sending: string;
  send: (body: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for what logging in asks for. */
export function WithBothSteps({ email, explanation, label, sending, send, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { password: '', code: '' },
    schema: passwordAndCodeSchema,
    fallback: 'Det gikk ikke. Prøv igjen.',
    send,
  });
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <p>{explanation}</p>
      <UserNameForManagers email={email} />
      <PasswordField
        id="both-steps-password"
        label="Passord"
        autoComplete="current-password"
        takesFocus
        error={errorOf('password')}
        {...field('password')}
      />
      <CodeField error={errorOf('code')} {...field('code')} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSending}>
          {isSending ? sending : label}
        </Button>
        <Button type="button" variant="tertiary" disabled={isSending} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
