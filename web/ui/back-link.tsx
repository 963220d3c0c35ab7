import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={`no-print ${styles.back}`}>
    <Icon name="arrow-left" />
    {children}
  </Link>
);
