import type { ReactNode } from 'react';
import type { useReading } from '../../platform/use-reading.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import styles from './form-page.module.css';

export const formsAddress = '/bedriftsside?tab=applicationForms';

export const loadFailed = 'Kunne ikke laste søknadsmal';

const allForms = { to: formsAddress, children: 'Tilbake til søknadsmaler' };

interface Props {
  title: string;
  /** Where one came from. */
  back?: { to: string; children: string };
  /** What the page shows. */
  reading: Pick<ReturnType<typeof useReading<unknown>>, 'data' | 'problem' | 'isMissing' | 'retry'>;
  children: ReactNode;
}

export function FormPage({ title, back = allForms, reading, children }: Props) {
  const { data, problem, isMissing, retry } = reading;
  return (
    <div className={`page page-stack ${styles.page}`}>
      <BackLink {...back} />
      <h1>{title}</h1>
      <Banner>{problem}</Banner>
      {!data && !isMissing && <LoadingOrRetry retry={retry}>Laster søknadsmal …</LoadingOrRetry>}
      {children}
    </div>
  );
}
