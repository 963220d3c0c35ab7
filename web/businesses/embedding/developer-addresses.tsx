import styles from './embedding.module.css';

interface Props {
  businessId: string;
  publicUrl: string;
}

/** For those who build the list themselves, and for readers of feeds. */
export function DeveloperAddresses({ businessId, publicUrl }: Props) {
  const query = `?businessId=${businessId}`;
  const addresses = [
    ['RSS', `/api/positions/feed.xml${query}`],
    ['JSON Feed', `/api/positions/feed.json${query}`],
    ['API', `/api/positions${query}`],
  ];
  return (
    <details className={styles.developers}>
      <summary>Til dem som lager listen selv</summary>
      <p>
        Stillingene finnes også som strømmer og i det åpne API-et, som er <a href="/api/docs">beskrevet her</a>. Har
        nettsiden en innholdspolicy (CSP), må den tillate {publicUrl} i <code>frame-src</code>, og i{' '}
        <code>script-src</code> når dere bruker skriptet.
      </p>
      <dl className={styles.addresses}>
        {addresses.map(([name, path]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <a href={path}>
                {publicUrl}
                {path}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
