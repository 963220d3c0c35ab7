import type { ReactNode } from 'react';
import styles from '../../../approvals/approvals.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface Props {
  id: string;
  title: string;
  count: number;
  shown: number;
  empty: string;
  children: ReactNode;
}

export const ItemList = ({ id, title, count, shown, empty, children }: Props) => (
  <section id={id} className={styles.list} aria-label={title}>
    <h2>
      {title} <span className="tabular">({count})</span>
    </h2>
    {shown === 0 && <EmptyState title={empty}>{null}</EmptyState>}
    {children}
    {shown > 0 && shown < count && (
      <p className="quiet">De {shown} eldste vises. Resten kommer når disse er avgjort.</p>
    )}
  </section>
);
