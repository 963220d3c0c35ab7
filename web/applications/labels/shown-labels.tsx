import styles from './labels.module.css';

/** So many beside an application in the list; the others are in it. */
const MOST_SHOWN = 4;

export function ShownLabels({ labels }: { labels: string[] }) {
  if (labels.length === 0) return null;
  const left = labels.length - MOST_SHOWN;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul role="list" className={styles.shown} aria-label="Merkelapper">
      {labels.slice(0, MOST_SHOWN).map((label) => (
        <li key={label} className={styles.label}>
          {label}
        </li>
      ))}
      {left > 0 && <li className="quiet">og {left} til</li>}
    </ul>
  );
}
