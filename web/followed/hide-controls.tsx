import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { canBeHidden, type Employer } from '../../contract/followed/hidden-by.ts';
import { Icon } from '../ui/icon.tsx';
import { hideBusiness, hidePosition, showBusiness, showPosition, useHidden } from './hidden.ts';
import styles from './hide-controls.module.css';
import { followedBusinesses, followedPositions } from './lists.ts';
import { useStoredList } from './stored-list.ts';
import { type AfterLogIn, useHiding } from './use-hiding.ts';

interface Props {
  /** Without it, the page is the employer's own. */
  position?: { id: string; title: string };
  employer: Employer;
  /** Nobody hides what is their own; what was hidden before can be shown again. */
  isOwn?: boolean;
  afterLogIn: AfterLogIn;
  /** What stands before them. */
  children: ReactNode;
  /** And behind. */
  more: ReactNode;
}

/** On the page of an ad or an employer: what it is hidden as, and the ways there and back. */
export function HideControls({ position, employer, isOwn = false, afterLogIn, children, more }: Props) {
  const { positionOf, businessOf } = useHidden();
  const { isBusy, outcome, change } = useHiding(afterLogIn);
  const hiddenPosition = position && positionOf(position.id);
  const hiddenBusiness = businessOf(employer);
  const followsPosition = useStoredList(followedPositions).some(({ id }) => id === position?.id);
  const followsBusiness = useStoredList(followedBusinesses).some(
    ({ organizationNumber }) => organizationNumber === employer.employerNumber,
  );
  const said = [
    hiddenPosition && `Du har skjult annonsen.${followsPosition ? STILL_FOLLOWED : ''}`,
    hiddenBusiness &&
      `Du har skjult ${hiddenBusiness.name}, med alle annonser${hiddenBusiness.organizationNumber ? ' og underenheter' : ''}.${followsBusiness ? STILL_FOLLOWED : ''}`,
    (hiddenPosition || hiddenBusiness) &&
      'I lister står det én linje i stedet, og e-poster om lagrede søk hopper over det.',
    outcome.text,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.area}>
      <div className={styles.row}>
        {children}
        {position && (!isOwn || hiddenPosition) && (
          <Toggle
            label={hiddenPosition ? 'Vis annonsen igjen' : 'Skjul annonsen'}
            isHidden={Boolean(hiddenPosition)}
            isBusy={isBusy}
            onClick={() =>
              hiddenPosition
                ? change(() => showPosition(hiddenPosition), 'Annonsen vises igjen i lister.')
                : afterLogIn(() => change(() => hidePosition(position.id), ''), 'skjule annonsen')
            }
          />
        )}
        {canBeHidden(employer) && (!isOwn || hiddenBusiness) && (
          <Toggle
            label={hiddenBusiness ? 'Vis arbeidsgiveren igjen' : 'Skjul arbeidsgiveren'}
            isHidden={Boolean(hiddenBusiness)}
            isBusy={isBusy}
            onClick={() =>
              hiddenBusiness
                ? change(() => showBusiness(hiddenBusiness), `${hiddenBusiness.name} vises igjen i lister.`)
                : afterLogIn(() => change(() => hideBusiness(employer), ''), 'skjule arbeidsgiveren')
            }
          />
        )}
        {more}
      </div>
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
    </div>
  );
}

const STILL_FOLLOWED = ' Du følger den fortsatt.';

interface ToggleProps {
  label: string;
  isHidden: boolean;
  isBusy: boolean;
  onClick: () => void;
}

/** One button for both ways keeps the focus. */
const Toggle = ({ label, isHidden, isBusy, onClick }: ToggleProps) => (
  <Button type="button" className={styles.toggle} variant="tertiary" aria-disabled={isBusy} onClick={onClick}>
    <Icon name={isHidden ? 'eye' : 'eye-off'} />
    {label}
  </Button>
);
