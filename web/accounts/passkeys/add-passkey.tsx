import { Input } from '@digdir/designsystemet-react';
import { newPasskeySchema } from '../../../contract/accounts/account-fields.ts';
import { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from '../auth-form.module.css';
import { FormButtons } from '../form-buttons.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';

interface Props {
  email: string;
  onAdded: (message: string) => Promise<void>;
  /** It may have been added all the same, when the answer was lost. */
  onFailed: () => void;
  onCancel: () => void;
}

/** The own password, and then the browser's own dialog. */
export function AddPasskey({ email, onAdded, onFailed, onCancel }: Props) {
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { name: '', password: '' },
    schema: newPasskeySchema,
    fallback: 'Kunne ikke legge til passnøkkelen',
    send: async ({ name, password }) => {
      const { options } = await api('POST /auth/passkeys/begin', { body: { password } });
      const credential = await makeHere(options);
      try {
        await onAdded((await api('POST /auth/passkeys', { body: { name, credential } })).message);
      } catch (error) {
        onFailed();
        throw error;
      }
    },
  });

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <LabelledField
        id="passkey-name"
        label="Navn på passnøkkelen"
        description="Så du kjenner den igjen, for eksempel «Mobilen»"
        error={errorOf('name')}
        takesFocus
      >
        {(labelled) => (
          <Input {...labelled} {...field('name')} autoComplete="off" maxLength={policy.passkeys.nameLength} />
        )}
      </LabelledField>
      <OwnPasswordField email={email} id="passkey-password" error={errorOf('password')} {...field('password')} />
      <FormButtons isSending={isSending} label="Lag passnøkkel" sending="Venter på deg …" onCancel={onCancel} />
    </form>
  );
}

/** Fetched by those who make one. What the browser has against it is said in words of ours. */
async function makeHere(options: object) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  } catch (error) {
    const isThere = (error as Error).name === 'InvalidStateError';
    throw new CallError(
      0,
      isThere
        ? 'Denne enheten har allerede en passnøkkel for kontoen din.'
        : 'Passnøkkelen ble ikke laget. Prøv igjen når du er klar.',
    );
  }
}
