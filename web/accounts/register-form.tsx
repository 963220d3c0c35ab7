import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { registerSchema } from '../../contract/accounts/account-fields.ts';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { useForm } from '../ui/use-form.ts';
import { useAccount } from './account.tsx';
import { addressOfLink, forgetAddressOfLink } from './address-of-link.ts';
import styles from './auth-form.module.css';
import { EmailField } from './email-field.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { keepRegistered } from './registered.ts';

const empty = { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' };

interface Props {
  kept: RefObject<typeof empty | null>;
  /** The dialog is closed already. */
  onRegistered: (email: string) => void;
}

export function RegisterForm({ kept, onRegistered }: Props) {
  const { enter, authTab, closeAuth } = useAccount();
  const { values, field, errorOf, banner, isSending, submit, form, reset, forget } = useForm({
    initial: { ...empty, email: addressOfLink() },
    kept,
    schema: registerSchema,
    fallback: 'Registrering feilet',
    bannerFades: true,
    send: async (body) => {
      const entered = await api('POST /auth/register', { body });
      reset();
      keepRegistered(entered.user.email);
      await enter(entered.token);
      onRegistered(entered.user.email);
    },
  });

  useEffect(forgetAddressOfLink, []);

  // Each opening of the dialog starts without yesterday's errors.
  useEffect(() => {
    if (authTab) forget();
  }, [authTab, forget]);

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <NameFields prefix="register-" field={field} errorOf={errorOf} />
      <EmailField id="register-email" error={errorOf('email')} {...field('email')} />
      <NewPasswordFields
        prefix="register-"
        name="password"
        label="Passord"
        values={values}
        field={field}
        errorOf={errorOf}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Oppretter konto...' : 'Opprett konto'}
      </Button>
      <p className="quiet">
        Du får en e-post med en lenke som bekrefter adressen din. Du må være {policy.minimumAgeYears} år. Når du
        oppretter en konto, godtar du{' '}
        <Link to="/vilkaar" onClick={closeAuth}>
          vilkårene
        </Link>
        . Les hvordan vi behandler opplysninger om deg i{' '}
        <Link to="/personvern" onClick={closeAuth}>
          personvernerklæringen
        </Link>
        .
      </p>
    </form>
  );
}
