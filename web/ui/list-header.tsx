import { Contours } from './contours.tsx';
import styles from './list-header.module.css';

export const ListHeader = ({ title, lead }: { title: string; lead: string }) => (
  <header className={styles.header}>
    <Contours variant="quiet" />
    <div className={`page ${styles.content}`}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  </header>
);
