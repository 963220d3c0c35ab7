import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface Props {
  color?: 'fjord' | 'sol' | 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short fact that stands out. Never by its colour alone: the text says it. */
export const Tag = ({ color = 'neutral', children }: Props) => (
  <span className={styles.tag} data-color={color}>
    {children}
  </span>
);
