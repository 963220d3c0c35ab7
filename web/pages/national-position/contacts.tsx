import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import pageStyles from '../position/position.module.css';
import styles from './national-position.module.css';

type Contact = Reply<typeof national.read>['position']['contactList'][number];

export const Contacts = ({ contacts }: { contacts: Contact[] }) => (
  <section className={`card ${pageStyles.card}`} aria-labelledby="contact">
    <h2 id="contact" className={pageStyles.heading}>
      {contacts.length === 1 ? 'Kontaktperson' : 'Kontaktpersoner'}
    </h2>
    <ul className={styles.contacts}>
      {contacts.map((contact) => (
        <li key={JSON.stringify(contact)}>
          <ContactLines {...contact} />
        </li>
      ))}
    </ul>
  </section>
);

const ContactLines = ({ name, title, email, phone }: Contact) => (
  <>
    {name && <p className={pageStyles.strong}>{name}</p>}
    {title && <p className="quiet">{title}</p>}
    {email && (
      <div>
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={styles.reach}>
          <Icon name="mail" />
          <AddressText>{email}</AddressText>
        </a>
      </div>
    )}
    {phone && (
      <div>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.reach}>
          <Icon name="phone" />
          {phone}
        </a>
      </div>
    )}
  </>
);
