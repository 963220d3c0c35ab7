import standard from './default.webp';
import minimal from './minimal.webp';
import modern from './modern.webp';
import styles from './templates.module.css';

const templates = [
  {
    name: 'Standard',
    picture: standard,
    looks: 'navnet øverst, overskrifter med strek under, og datoene i en egen spalte til venstre',
    what: 'Tydelig og tradisjonell. Passer overalt, og er et trygt valg i offentlig sektor.',
  },
  {
    name: 'Moderne',
    picture: modern,
    looks: 'farget spalte til venstre med navn, kontaktinformasjon, ferdigheter og språk, og resten til høyre',
    what: 'Mer farge og tydelige skiller. Passer der du også vil vise litt av deg selv.',
  },
  {
    name: 'Minimalistisk',
    picture: minimal,
    looks: 'én spalte med brede marger, skrift med seriffer og ingen streker eller farger',
    what: 'Bare tekst og luft. Passer når erfaringen skal få tale alene.',
  },
];

/** The pictures are made by the templates (server/cvs/example-pictures.test.ts), of one and the same CV. */
export function Templates() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul className={styles.templates} role="list">
      {templates.map(({ name, picture, looks, what }) => (
        <li key={name}>
          <a href={picture} className={styles.paper}>
            <img
              src={picture}
              width={720}
              height={1018}
              loading="lazy"
              alt={`Eksempel på malen ${name}, i full størrelse: ${looks}`}
            />
          </a>
          <h3>{name}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ul>
  );
}
