import { Button } from '@digdir/designsystemet-react';
import { useEffect } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { Icon } from '../icon.tsx';
import { Modal } from '../modal.tsx';
import type { MenuLink } from './header.tsx';
import styles from './mobile-menu.module.css';

interface Props {
  links: MenuLink[];
  open: boolean;
  onClose: () => void;
}

export function MobileMenu({ links, open, onClose }: Props) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back closes it too
  useEffect(onClose, [key]);

  return (
    <Modal open={open} onClose={onClose} labelledBy="mobile-menu-heading" placement="side">
      <div className={styles.menu}>
        <div className={styles.top}>
          <h2 id="mobile-menu-heading" className={styles.heading}>
            Meny
          </h2>
          <Button icon variant="tertiary" data-color="neutral" aria-label="Lukk meny" onClick={onClose} data-autofocus>
            <Icon name="close" />
          </Button>
        </div>
        <nav aria-labelledby="mobile-menu-heading">
          <ul className={styles.links}>
            {links.map(({ to, label, mark }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} className={styles.link} onClick={onClose}>
                  {label}
                  {mark}
                  <Icon name="chevron-right" size="1.25rem" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <ColorSchemeSwitch />
        </div>
      </div>
    </Modal>
  );
}
