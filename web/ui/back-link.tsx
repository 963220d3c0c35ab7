import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

export const BackLink = ({
  children,
  ...link
}: Pick<LinkProps, 'to' | 'preventScrollReset'> & { children: ReactNode }) => (
  <Link {...link} className={`no-print ${styles.back}`}>
    <Icon name="arrow-left" />
    {children}
  </Link>
);
