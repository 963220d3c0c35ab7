import { cutText } from '../platform/format.ts';
import styles from './approvals.module.css';

const LENGTH = 150;

/** The beginning, and all of it for whoever wants to be sure. */
export function CutText({ label, text }: { label: string; text: string }) {
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
            Les hele<span className="visually-hidden">: {label.toLowerCase()}</span>
          </summary>
          <p className={styles.whole}>{text}</p>
        </details>
      )}
    </div>
  );
}
