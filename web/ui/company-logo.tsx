import styles from './company-logo.module.css';
import { Icon } from './icon.tsx';

/** Decoration beside the name, so it says nothing itself. */
export function CompanyLogo({ url, size }: { url: string | null; size: 'card' | 'page' }) {
  return (
    <span className={styles.logo} data-size-of={size}>
      {url ? (
        <img src={url} alt="" width={96} height={96} loading={size === 'card' ? 'lazy' : 'eager'} />
      ) : (
        <Icon name="building" size="50%" />
      )}
    </span>
  );
}
