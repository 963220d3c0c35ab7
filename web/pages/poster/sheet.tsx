import { languageOf, languageOfTitle } from '../../../contract/positions/language-of.ts';
import { salaryText } from '../../../contract/positions/pay-in-words.ts';
import { cutText, formatDate } from '../../platform/format.ts';
import { siteName } from '../../platform/metadata.ts';
import { usePublicUrl } from '../../platform/public-url.ts';
import { kindText } from '../../positions/position-texts.ts';
import type { Qr } from './draw-qr.ts';
import type { PosterPosition } from './poster-position.ts';
import { QrCode } from './qr-code.tsx';
import styles from './sheet.module.css';

const STRIPS = 8;
const STRIP_TITLE_LENGTH = 40;

interface Props {
  position: PosterPosition;
  text: string;
  qr: Qr;
  hasStrips: boolean;
}

/** A sheet of A4: as wide as there is room on the screen, with all its measures in parts of that. */
export function Sheet({ position, text, qr, hasStrips }: Props) {
  const { title, businessName, logoUrl } = position;
  const host = new URL(usePublicUrl()).host;
  return (
    <div className={styles.frame}>
      <article
        className={styles.sheet}
        data-strips={hasStrips || undefined}
        data-color-scheme="light"
        aria-labelledby="poster-title"
      >
        <div className={styles.head}>
          <p className={styles.business}>{businessName}</p>
          {logoUrl && <img className={styles.logo} src={logoUrl} alt="" />}
        </div>
        <p className={styles.kicker}>Ledig stilling</p>
        <h2
          id="poster-title"
          className={styles.title}
          data-length={lengthOf(title)}
          lang={languageOfTitle(title, languageOf(text))}
        >
          {title}
        </h2>
        <dl className={styles.facts}>
          {factsOf(position).map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {text.trim() && (
          <p className={styles.text} lang={languageOf(text)}>
            {text}
          </p>
        )}
        <div className={styles.way}>
          <QrCode className={styles.code} qr={qr} />
          <div>
            <p className={styles.scan}>Skann koden, les mer og søk</p>
            <p>
              Eller søk etter «{cutText(title, 80)}» på {host}.
            </p>
          </div>
        </div>
        {hasStrips ? (
          // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
          <ul className={styles.strips} role="list" aria-label="Riv-lapper">
            {Array.from({ length: STRIPS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
              <li key={index} aria-hidden={index > 0}>
                <p className={styles.strip}>
                  <strong>{cutText(title, STRIP_TITLE_LENGTH)}</strong>
                  <br />
                  {host}
                </p>
                <QrCode className={styles.smallCode} qr={qr} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.foot}>
            <img src="/favicon.svg" alt="" />
            {siteName}
          </p>
        )}
      </article>
    </div>
  );
}

/** The longer the title or a word of it, the smaller it is set. */
function lengthOf(title: string) {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  const fits = (letters: number, wordLetters: number) => title.length <= letters && longestWord <= wordLetters;
  return fits(24, 13) ? 'short' : fits(60, 19) ? 'middle' : fits(120, 27) ? 'long' : 'longest';
}

const factsOf = ({ location, salaryRange, applicationDeadline, ...kind }: PosterPosition) => [
  ['Sted', location],
  ['Stilling', kindText(kind)],
  ['Lønn', salaryRange && salaryText(salaryRange)],
  ['Søk innen', applicationDeadline && formatDate(applicationDeadline)],
];
