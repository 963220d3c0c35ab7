import { type ReactNode, useEffect } from 'react';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { useOnlyLoggedIn } from '../../accounts/only-logged-in.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import styles from './form-page.module.css';

export const formsAddress = '/profil?tab=applicationForms';

const allForms = { to: formsAddress, children: 'Tilbake til søknadsmaler' };

interface Props {
  title: string;
  /** Where one came from. */
  back?: { to: string; children: string };
  /** Loads what the page shows, once it is known who asks. */
  onEnter: () => void;
  isLoading: boolean;
  /** Of what is loaded. */
  failure: unknown;
  children: ReactNode;
}

/** For those who are logged in; the others are led to the front page. */
export function FormPage({ title, back = allForms, onEnter, isLoading, failure, children }: Props) {
  const state = useOnlyLoggedIn();
  useEffect(() => {
    if (state === 'in') onEnter();
  }, [state, onEnter]);

  // What is not there will not come of asking again.
  const isMissing = failure instanceof CallError && (failure.status === 404 || failure.status === 400);
  return (
    <div className={`page page-stack ${styles.page}`}>
      <BackLink {...back} />
      <h1>{title}</h1>
      <Banner>{failure ? reasonOf(failure, 'Kunne ikke laste søknadsmal') : null}</Banner>
      {isLoading && !isMissing && <LoadingOrRetry retry={failure ? onEnter : null}>Laster søknadsmal …</LoadingOrRetry>}
      {children}
    </div>
  );
}
