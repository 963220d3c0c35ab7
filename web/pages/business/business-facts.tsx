import { type Fact, FactList } from '../../ui/fact-list.tsx';
import styles from './business.module.css';

export const BusinessFacts = ({ facts }: { facts: Fact[] }) => (
  <section className="card" aria-labelledby="facts">
    <h2 id="facts" className={styles.heading}>
      Opplysninger
    </h2>
    <FactList facts={facts} layout="above" missing="Ikke oppgitt" />
  </section>
);
