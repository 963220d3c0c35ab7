import { Button, Input } from '@digdir/designsystemet-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { registerSchema } from '../../contract/accounts.ts';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useAccount } from './account.tsx';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

export function RegisterForm() {
  const { enter, authTab, closeAuth } = useAccount();
  const { values, field, errorOf, banner, isSending, submit, form, reset, clearErrors } = useForm({
    initial: { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' },
    schema: registerSchema,
    fallback: 'Registrering feilet',
    send: async (body) => {
      const entered = await api('POST /auth/register', { body });
      reset();
      await enter(entered.token);
    },
  });

  // Each opening of the dialog starts without yesterday's errors.
  useEffect(() => {
    if (authTab) clearErrors();
  }, [authTab, clearErrors]);

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <Banner>{banner}</Banner>
      <div className={styles.names}>
        <LabelledField id="register-first-name" label="Fornavn" error={errorOf('firstName')}>
          {(labelled) => (
            <Input
              {...labelled}
              {...field('firstName')}
              autoComplete="given-name"
              maxLength={policy.lengths.personName}
            />
          )}
        </LabelledField>
        <LabelledField id="register-last-name" label="Etternavn" error={errorOf('lastName')}>
          {(labelled) => (
            <Input
              {...labelled}
              {...field('lastName')}
              autoComplete="family-name"
              maxLength={policy.lengths.personName}
            />
          )}
        </LabelledField>
      </div>
      <LabelledField id="register-email" label="E-post" error={errorOf('email')}>
        {(labelled) => (
          <Input
            {...labelled}
            {...field('email')}
            type="email"
            autoComplete="username"
            maxLength={policy.lengths.email}
          />
        )}
      </LabelledField>
      <PasswordField
        id="register-password"
        label="Passord"
        autoComplete="new-password"
        error={errorOf('password')}
        explainedBy="register-password-rules"
        {...field('password')}
      />
      <PasswordRules id="register-password-rules" password={values.password} />
      <PasswordField
        id="register-confirm"
        label="Bekreft passord"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...field('confirmPassword')}
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Oppretter konto...' : 'Opprett konto'}
      </Button>
      <p className="quiet">
        Du må være {policy.minimumAgeYears} år. Når du oppretter en konto, godtar du{' '}
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
