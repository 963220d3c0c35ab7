import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { ownPasswordSchema } from '../../contract/accounts/account-fields.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import { focusLater } from '../ui/focus-later.ts';
import { useSayWhy } from '../ui/say.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { useForm } from '../ui/use-form.ts';
import { useLastWord } from '../ui/use-last-word.ts';
import styles from './auth-form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';

interface Props {
  email: string;
  onDeleted: () => void;
  /** When that has been read. */
  onLeave: () => void;
}

/** Says what will go before it asks for the password. */
export function DeleteAccount({ email, onDeleted, onLeave }: Props) {
  const [consequences, setConsequences] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const { said, say, heading } = useLastWord(onLeave);
  const opener = useFocusBack(consequences !== null);
  const explanation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (consequences) focusLater(() => explanation.current);
  }, [consequences]);
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { password: '' },
    schema: ownPasswordSchema,
    fallback: 'Feil ved sletting av kontoen',
    send: async (body) => {
      const { message } = await api('DELETE /auth/me', { body });
      onDeleted();
      say(message);
    },
  });

  const ask = async () => {
    setProblem(null);
    try {
      setConsequences((await api('GET /auth/deletion')).consequences);
    } catch (error) {
      sayWhy(error, 'Kunne ikke hente hva som blir slettet', () => void ask());
    }
  };

  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        Slett kontoen
      </h3>
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {said ? null : consequences === null ? (
        <>
          <p>Du ser hva som blir slettet, før noe skjer.</p>
          <Button ref={opener} variant="secondary" data-color="danger" onClick={ask}>
            Slett kontoen …
          </Button>
        </>
      ) : (
        <form className={styles.form} ref={form} onSubmit={submit} noValidate>
          <Banner>{banner}</Banner>
          <p ref={explanation} tabIndex={-1}>
            Dette skjer når du sletter kontoen. Det kan ikke angres.
          </p>
          <ul className={styles.list}>
            {consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <OwnPasswordField email={email} id="deletion-password" error={errorOf('password')} {...field('password')} />
          <div className="button-row">
            <Button type="submit" data-color="danger" disabled={isSending}>
              {isSending ? 'Sletter …' : 'Slett kontoen for godt'}
            </Button>
            <Button type="button" variant="tertiary" disabled={isSending} onClick={() => setConsequences(null)}>
              Avbryt
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
