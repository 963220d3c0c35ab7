import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { useAfterLogIn } from '../../accounts/use-after-log-in.ts';
import {
  type HiddenBusiness,
  type HiddenPosition,
  loadHidden,
  showBusiness,
  showPosition,
} from '../../followed/hidden.ts';
import { useHiding } from '../../followed/use-hiding.ts';
import { formatDate, formatOrganizationNumber } from '../../platform/format.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import styles from './followed.module.css';

interface Props {
  positions: HiddenPosition[];
  businesses: HiddenBusiness[];
}

const read = () => loadHidden().then(() => true);

/** Everything that is hidden, and the way back for each. */
export function HiddenThings({ positions, businesses }: Props) {
  const { isBusy, outcome, change } = useHiding(useAfterLogIn());
  const { data: isKnown, problem, reload, retry } = useReading(read, { failed: 'Kunne ikke hente det du har skjult' });
  const { askedAt } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a new log-in what was refused can be read
  useEffect(() => {
    if (problem) void reload();
  }, [askedAt]);
  const count = positions.length + businesses.length;
  const isNothing = count === 0;
  const whole = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that takes the place of the one that is shown again, or what is said where there is none.
  const pressed = useRef(0);
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    const left = buttonsIn(whole.current);
    next.current = left[pressed.current] ?? left.at(-1) ?? heading.current;
  });
  useFocusKept(count, next);
  const back = (name: string, show: () => Promise<void>) => (
    <Button
      variant="tertiary"
      aria-label={`Vis igjen: ${name}`}
      aria-disabled={isBusy}
      onClick={({ currentTarget }) => {
        pressed.current = buttonsIn(whole.current).indexOf(currentTarget);
        void change(show, `${name} vises igjen.`);
      }}
    >
      Vis igjen
    </Button>
  );
  return (
    <div ref={whole} className={styles.panel}>
      <Banner tone={outcome.hasFailed ? 'danger' : 'success'}>{outcome.text}</Banner>
      <Banner>{problem}</Banner>
      {isNothing && !isKnown ? (
        <LoadingOrRetry retry={retry}>Henter det du har skjult …</LoadingOrRetry>
      ) : isNothing ? (
        <EmptyState ref={heading} level={2} title="Du har ikke skjult noe">
          <p>Vil du slippe å se en annonse eller en arbeidsgiver igjen, skjuler du den på siden til annonsen.</p>
          <Button asChild>
            <Link to="/stillinger">Finn stillinger</Link>
          </Button>
        </EmptyState>
      ) : (
        <p className="quiet">
          I lister står det én linje i stedet for annonsen, og e-poster om lagrede søk hopper over den. Ingen andre får
          vite hva du har skjult.
        </p>
      )}
      {businesses.length > 0 && (
        <Section id="hidden-businesses" heading="Arbeidsgivere">
          {businesses.map((business) => (
            <li key={business.id} className={styles.item}>
              <div className={styles.text}>
                <h3 className={styles.heading}>{business.name}</h3>
                {business.organizationNumber && (
                  <p>Org.nr. {formatOrganizationNumber(business.organizationNumber)}, med underenheter</p>
                )}
                <p className={styles.since}>Skjult {formatDate(business.hiddenAt)}</p>
              </div>
              {back(business.name, () => showBusiness(business))}
            </li>
          ))}
        </Section>
      )}
      {positions.length > 0 && (
        <Section id="hidden-positions" heading="Annonser">
          {positions.map((position) => (
            <li key={position.id} className={styles.item}>
              <div className={styles.text}>
                <h3 className={styles.heading}>
                  <Link
                    to={`/${position.type === 'nav' ? 'nav-stilling' : 'stilling'}/${position.id}`}
                    className="cover-link"
                  >
                    {position.title}
                  </Link>
                </h3>
                <p>{[position.businessName, position.location].filter(Boolean).join(', ')}</p>
                <p className={styles.since}>Skjult {formatDate(position.hiddenAt)}</p>
              </div>
              <span className="above-cover">
                {back([position.title, position.businessName].join(', '), () => showPosition(position))}
              </span>
            </li>
          ))}
        </Section>
      )}
    </div>
  );
}

const buttonsIn = (whole: HTMLElement | null) => [...(whole?.querySelectorAll<HTMLElement>('li button') ?? [])];

const Section = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} className={styles.kind}>
      {heading}
    </h2>
    <ul className={styles.list}>{children}</ul>
  </section>
);
