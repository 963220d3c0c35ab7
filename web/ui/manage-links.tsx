import { Button } from '@digdir/designsystemet-react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import styles from './manage-links.module.css';

interface Props {
  /** Of what one manages. */
  label: string;
  links: { to: string; text: string; icon: IconName }[];
}

/** For those who manage something: where it is changed, and on its own pages the way to the others. */
export const ManageLinks = ({ label, links }: Props) => (
  <nav className={`${styles.links} no-print`} aria-label={label}>
    {links.map(({ to, text, icon }) => (
      <Button key={to} asChild data-size="sm" variant="secondary">
        <NavLink to={to} end>
          <Icon name={icon} />
          {text}
        </NavLink>
      </Button>
    ))}
  </nav>
);
