import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { reasonOf } from '../../contract/call.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import { type AwaitedItem, askAwaited, askIfOld, askOnce, useAwaited } from './awaited.ts';
import { textOf } from './item-text.ts';
import styles from './new-for-you.module.css';

const ofEmployers: AwaitedItem['kind'][] = ['answers-due', 'applications', 'applicant-messages', 'change-asked'];

interface Props {
  asEmployer?: boolean;
}

/** What came and what waits, as ways to it. Where only employers look, there is nothing to see while nothing waits. */
export function NewForYou({ asEmployer = false }: Props) {
  const onRefused = useOnRefused();
  const { items, error } = useAwaited();
  useEffect(askOnce, []);
  useEffect(() => {
    if (error) onRefused(error, askIfOld);
  }, [error, onRefused]);
  const problem = error ? reasonOf(error, 'Kunne ikke laste det som er nytt') : null;
  const heading = useId();
  const shown = items?.filter(({ kind }) => !asEmployer || ofEmployers.includes(kind));
  if (asEmployer && !problem && !shown?.length) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>Nytt til deg</h2>
      <Banner>{problem}</Banner>
      {(problem || !items) && <LoadingOrRetry retry={problem ? askAwaited : null}>Ser etter noe nytt …</LoadingOrRetry>}
      {shown?.length === 0 && !problem && <Nothing />}
      {shown && shown.length > 0 && <ItemList items={shown} />}
    </section>
  );
}

/** Who has nothing waiting may have just come. */
const Nothing = () => (
  <>
    <p className="quiet">Ingenting nytt akkurat nå. Her kan du gå videre:</p>
    <p className={styles.ways}>
      <Link to="/stillinger">Finn stillinger og lagre søk</Link>
      <Link to="/profil?tab=cv">Lag eller hent inn CV</Link>
      <Link to="/profil?tab=found">La arbeidsgivere finne deg</Link>
    </p>
  </>
);

const ItemList = ({ items }: { items: AwaitedItem[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
  <ul role="list" className={styles.list}>
    {items.map((item) => (
      <Item key={item.kind + item.path} item={item} />
    ))}
  </ul>
);

function Item({ item }: { item: AwaitedItem }) {
  const { icon, text, detail } = textOf(item);
  const id = useId();
  return (
    <li className={styles.item}>
      <Icon name={icon} />
      <div>
        <Link to={item.path} className="cover-link" aria-describedby={detail ? id : undefined}>
          {text}
        </Link>
        {detail && (
          <p id={id} className="quiet">
            {detail}
          </p>
        )}
      </div>
      <Icon name="chevron-right" />
    </li>
  );
}
