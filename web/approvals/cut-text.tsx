import { cutText } from '../platform/format.ts';
import styles from './approvals.module.css';

const LENGTH = 150;

interface Props {
  label: string;
  text: string;
  /** Whose text it is. */
  of: string;
}

/** The beginning, and all of it for whoever wants to be sure. */
export function CutText({ label, text, of }: Props) {
  const cut = cutText(text, LENGTH);
  const isWhole = text.replace(/\s+/g, ' ').trim().length <= LENGTH;
  return (
    <div className={styles.text}>
      <p>
        <span className={styles.label}>{label}: </span>
        {cut}
      </p>
      {!isWhole && (
        <details>
          <summary>
            Les hele
            <span className="visually-hidden">
              : {label.toLowerCase()}, {of}
            </span>
          </summary>
          <p className={styles.whole}>{text}</p>
        </details>
      )}
    </div>
  );
}
