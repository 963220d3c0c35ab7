import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { type ComparedAd, comparisonOf, isSameAd, MOST_COMPARED } from '../../followed/comparison.ts';
import styles from './choose-compared.module.css';

interface Choice {
  chosen: ComparedAd[];
  onChoose: (ads: ComparedAd[]) => void;
}

const boxOf = ({ id }: ComparedAd) => `compare-${id}`;

/** Beside each ad. Once there is no room for more, only what is chosen can be changed. */
export function CompareBox({ ad, title, chosen, onChoose }: Choice & { ad: ComparedAd; title: string }) {
  const isChosen = chosen.some((each) => isSameAd(each, ad));
  const others = chosen.filter((each) => !isSameAd(each, ad));
  return (
    <label className={`above-cover ${styles.box}`}>
      <input
        id={boxOf(ad)}
        className="ds-input"
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= MOST_COMPARED}
        aria-label={`Sammenlign ${title}`}
        onChange={({ target }) => onChoose(target.checked ? [...others, ad] : others)}
      />
      Sammenlign
    </label>
  );
}

/** In sight while something is chosen. */
export function CompareBar({ chosen, onChoose }: Choice) {
  const last = chosen.at(-1);
  const clear = () => {
    // The button goes, and would take the focus with it.
    if (last) document.getElementById(boxOf(last))?.focus();
    onChoose([]);
  };
  return (
    <div className={styles.bar} data-open={Boolean(last)}>
      <p role="status">{wordsFor(chosen.length)}</p>
      {last && (
        <div className="button-row">
          {chosen.length > 1 && (
            <Button asChild data-size="sm">
              <Link to={comparisonOf(chosen)}>Sammenlign</Link>
            </Button>
          )}
          <Button variant="tertiary" data-size="sm" onClick={clear}>
            Fjern valgene
          </Button>
        </div>
      )}
    </div>
  );
}

function wordsFor(count: number) {
  if (count === 0) return '';
  if (count === 1) return 'Velg én stilling til å sammenligne med.';
  return `${count} stillinger er valgt${count < MOST_COMPARED ? '' : ', flere er det ikke plass til'}.`;
}
