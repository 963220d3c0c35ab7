import type { AccountUser } from '../../accounts/read-account.ts';
import { formatDate, formatMoment } from '../../platform/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import styles from './profile.module.css';

export function ProfileHeader({ user }: { user: AccountUser }) {
  const initials = [user.firstName, user.lastName]
    .map(([first]) => first)
    .join('')
    .toLocaleUpperCase('nb');
  return (
    <header className={styles.header}>
      <span className={styles.avatar} aria-hidden="true">
        {initials}
      </span>
      <div>
        <h1>
          {user.firstName} {user.lastName}
        </h1>
        <p>
          <AddressText>{user.email}</AddressText>
        </p>
        <p className="quiet">
          Medlem siden {formatDate(user.createdAt)}. Siste innlogging:{' '}
          {user.lastLogin ? formatMoment(user.lastLogin) : 'Ikke tilgjengelig'}.
        </p>
      </div>
    </header>
  );
}
