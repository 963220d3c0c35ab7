import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import styles from './manage-links.module.css';

interface Props {
  /** Of what one manages. */
  label: string;
  links: { to: string; text: string; icon: IconName }[];
}

/** For those who manage what everybody sees on this page: where it is changed. */
export const ManageLinks = ({ label, links }: Props) => (
  <nav className={styles.links} aria-label={label}>
    {links.map(({ to, text, icon }) => (
      <Button key={to} asChild data-size="sm" variant="secondary">
        <Link to={to}>
          <Icon name={icon} />
          {text}
        </Link>
      </Button>
    ))}
  </nav>
);
