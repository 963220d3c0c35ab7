import styles from './business.module.css';

export const BusinessFacts = ({ facts }: { facts: [string, string | null | undefined][] }) => (
  <section className={styles.card} aria-labelledby="facts">
    <h2 id="facts" className={styles.heading}>
      Opplysninger
    </h2>
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? 'Ikke oppgitt'}</dd>
        </div>
      ))}
    </dl>
  </section>
);
