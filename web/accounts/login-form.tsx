import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loginSchema } from '../../contract/accounts/account-fields.ts';
import { CallError } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import { useAccount } from './account.tsx';
import styles from './auth-form.module.css';
import { EmailField } from './email-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LogInCode } from './log-in-code.tsx';
import { PasskeyLogIn } from './passkeys/passkey-log-in.tsx';
import { PasswordField } from './password-field.tsx';

const empty = { email: '', password: '' };

export function LoginForm({ kept }: { kept: RefObject<typeof empty | null> }) {
  const { enter, authTab } = useAccount();
  const { values, field, errorOf, banner, isSending, submit, form, reset, forget } = useForm({
    initial: empty,
    kept,
    schema: loginSchema,
    fallback: 'Innlogging feilet',
    bannerFades: true,
    send: async (body) => {
      try {
        await finish((await api('POST /auth/login', { body })).token);
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'codeRequired')) throw error;
        setPassed(body);
      }
    },
  });
  const finish = async (token: string) => {
    reset();
    await enter(token);
  };
  /** What was right, and waits for its code. */
  const [passed, setPassed] = useState<typeof empty | null>(null);

  /** An address that nothing can be sent to. */
  const [refused, setRefused] = useState<{ email: string; message: string } | null>(null);
  const refusal = refused?.email === values.email ? refused.message : undefined;

  // Each opening of the dialog starts without yesterday's errors.
  useEffect(() => {
    if (!authTab) return;
    forget();
    setRefused(null);
    setPassed(null);
  }, [authTab, forget]);
  // Once the field is tied to what is wrong with it.
  useEffect(() => {
    if (refused) document.getElementById('login-email')?.focus();
  }, [refused]);

  const back = () => {
    flushSync(() => setPassed(null));
    document.getElementById('login-email')?.focus();
  };
  if (passed) return <LogInCode passed={passed} onEntered={finish} onBack={back} />;
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <EmailField
        id="login-email"
        error={refusal ?? errorOf('email')}
        autoComplete="username webauthn"
        {...field('email')}
      />
      <PasswordField
        id="login-password"
        label="Passord"
        autoComplete="current-password"
        error={errorOf('password')}
        {...field('password')}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Logger inn...' : 'Logg inn'}
      </Button>
      <PasskeyLogIn isOpen={authTab === 'login'} isOtherTried={isSending} onEntered={finish} />
      <ForgotPassword
        key={authTab}
        email={values.email}
        onWrongEmail={(message) => setRefused({ email: values.email, message })}
      />
    </form>
  );
}
