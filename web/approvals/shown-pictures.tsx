import type { BusinessPicture } from '../../contract/businesses/business-pictures.ts';
import styles from './approvals.module.css';

interface Props {
  label: string;
  pictures: BusinessPicture[];
}

/** Small, with what is said of each. All of one is behind it. */
export function ShownPictures({ label, pictures }: Props) {
  if (pictures.length === 0) return null;
  return (
    <section className={styles.facts}>
      <h4>{label}</h4>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.pictures} role="list">
        {pictures.map(({ id, url, description }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={url} alt="" loading="lazy" />
              <span>
                {description}
                <span className="visually-hidden"> (åpnes i en ny fane)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
