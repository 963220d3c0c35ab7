import styles from './hint-list.module.css';
import { Icon } from './icon.tsx';

interface Hint {
  rule: string;
  kind: 'law' | 'clarity';
  /** What it is about. */
  title: string;
  explanation: string;
  suggestion: string;
}

/** Advice on what somebody writes: what was found, why it matters, and what to write instead. */
export const HintList = ({ hints }: { hints: Hint[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
  <ul className={styles.list} role="list">
    {hints.map(({ rule, kind, title, explanation, suggestion }) => (
      <li key={`${rule} ${title}`} data-kind={kind}>
        <Icon name={kind === 'law' ? 'warning' : 'info'} />
        <div>
          <p className={styles.title}>{title}</p>
          <p>{explanation}</p>
          <p className="quiet">{suggestion}</p>
        </div>
      </li>
    ))}
  </ul>
);
