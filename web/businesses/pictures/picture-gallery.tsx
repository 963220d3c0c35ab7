import type { BusinessPicture } from '../../../contract/businesses/business-pictures.ts';
import styles from './picture-gallery.module.css';

interface Props {
  heading: string;
  pictures: BusinessPicture[];
}

/** How it looks where one would work. */
export function PictureGallery({ heading, pictures }: Props) {
  if (pictures.length === 0) return null;
  return (
    <section className={styles.gallery} aria-labelledby="pictures">
      <h2 id="pictures">{heading}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.pictures} role="list">
        {pictures.map(({ id, url, description }) => (
          <li key={id}>
            <img src={url} alt={description} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
