import { type ReactNode, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { canBeHidden, type Employer } from '../../contract/followed/hidden-by.ts';
import { readToken } from '../platform/token.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './card-cover.module.css';
import { hideBusiness, hidePosition, showBusiness, showPosition, useHidden } from './hidden.ts';
import { useFocusInCard } from './use-focus-in-card.ts';
import { type AfterLogIn, useHiding } from './use-hiding.ts';

interface Props extends Employer {
  /** Of an ad; the card of an employer has neither. */
  id: string | null;
  title: string | null;
  afterLogIn: AfterLogIn;
}

/** Beside each card: the button that hides it, or the one quiet line that stands in its place. */
export function CardCover({ id, title, afterLogIn, ...employer }: Props) {
  const hidden = useHidden();
  const { isBusy, outcome, change } = useHiding(afterLogIn);
  /** On its own page an employer is to be seen. */
  const isWithEmployer = useParams().organizationNumber !== undefined;
  const business = isWithEmployer ? undefined : hidden.businessOf(employer);
  const position = id === null ? undefined : hidden.positionOf(id);
  const [isPressed, setPressed] = useState(false);
  const isAwaited = useRef(false);
  const box = useFocusInCard((business ?? position)?.id, isAwaited);
  const press = (send: () => Promise<void>, done: string) => {
    setPressed(true);
    // Done once more after a log-in, it is awaited anew; if nobody logs in, it is not.
    const sendAwaited = () => {
      isAwaited.current = true;
      return send().catch((error: unknown) => {
        isAwaited.current = false;
        throw error;
      });
    };
    change(sendAwaited, done);
  };
  const { businessName } = employer;
  const name = [title, businessName].filter(Boolean).join(', ');
  const hideEmployer = () => press(() => hideBusiness(employer), `${businessName} er skjult med alle annonser.`);
  const button = (label: string, about: string, onClick: () => void, isWayBack = true) => (
    <button
      type="button"
      className={`ds-link ${styles.button}`}
      data-way-back={isWayBack || undefined}
      aria-label={`${label}: ${about}`}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );

  return (
    <div ref={box} data-covers={((business || position) && !isWithEmployer) || undefined}>
      {business ? (
        <Line name={name}>
          {button('Vis arbeidsgiveren igjen', business.name, () =>
            press(() => showBusiness(business), `${business.name} vises igjen.`),
          )}
        </Line>
      ) : position ? (
        <Line name={name}>
          {button(isPressed ? 'Angre' : 'Vis igjen', name, () =>
            press(() => showPosition(position), 'Annonsen vises igjen.'),
          )}
          {canBeHidden(employer) &&
            !isWithEmployer &&
            button('Skjul arbeidsgiveren', businessName, hideEmployer, false)}
        </Line>
      ) : readToken() ? (
        <button
          type="button"
          className={`above-cover ${styles.hide}`}
          aria-label={`Skjul ${name}`}
          title={id === null ? 'Skjul arbeidsgiveren' : 'Skjul annonsen'}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => (id === null ? hideEmployer() : press(() => hidePosition(id), 'Annonsen er skjult.'))}
        >
          <Icon name="eye-off" />
        </button>
      ) : null}
      <span role="status" className={outcome.hasFailed ? styles.failed : 'visually-hidden'}>
        {outcome.text}
      </span>
    </div>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.line}>
    <p>Skjult: {name}</p>
    <div className={styles.buttons}>{children}</div>
  </div>
);
