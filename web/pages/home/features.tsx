import { Link } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './features.module.css';

const features: { icon: IconName; title: string; text: string; to: string; link: string }[] = [
  {
    icon: 'search',
    title: 'Ett søk for hele landet',
    text: 'Søk i stillinger fra bedriftene her og fra NAV samtidig. Avgrens på sted, yrke og type stilling.',
    to: '/stillinger',
    link: 'Søk i stillinger',
  },
  {
    icon: 'heart',
    title: 'Følg det du liker',
    text: 'Ta vare på stillinger, bedrifter og søk, også uten konto. Fristene ser du med en gang.',
    to: '/mine-fulgte',
    link: 'Mine fulgte',
  },
  {
    icon: 'document',
    title: 'CV-en klar til bruk',
    text: 'Skriv CV-en én gang, velg mal og last den ned som PDF. Det er gratis.',
    to: '/cv-bygger-info',
    link: 'Om CV-byggeren',
  },
];

export function Features() {
  return (
    <section className="section" aria-labelledby="features">
      <div className="page">
        <h2 id="features">Enklere å finne fram</h2>
        <ul className={styles.features}>
          {features.map(({ icon, title, text, to, link }) => (
            <li key={title} className={styles.feature}>
              <span className={styles.icon}>
                <Icon name={icon} size="1.5rem" />
              </span>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
              <Link to={to} prefetch="intent" className={styles.link}>
                {link}
                <Icon name="arrow-right" size="1.125em" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
