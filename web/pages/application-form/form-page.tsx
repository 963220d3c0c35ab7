import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Loading } from '../../ui/loading.tsx';
import styles from './form-page.module.css';

export const formsAddress = '/profil?tab=applicationForms';

interface Props {
  title: string;
  /** Loads what the page shows, once it is known who asks. */
  onEnter: () => void;
  isLoading: boolean;
  problem: string | null;
  children: ReactNode;
}

/** For those who are logged in; the others are led to the front page. */
export function FormPage({ title, onEnter, isLoading, problem, children }: Props) {
  const { state } = useAccount();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'out') navigate('/', { replace: true });
    if (state === 'in') onEnter();
  }, [state, navigate, onEnter]);

  return (
    <div className={`page page-stack ${styles.page}`}>
      <BackLink to={formsAddress}>Tilbake til søknadsmaler</BackLink>
      <h1>{title}</h1>
      <Banner>{problem}</Banner>
      {isLoading && !problem && <Loading>Laster søknadsmal …</Loading>}
      {children}
    </div>
  );
}
