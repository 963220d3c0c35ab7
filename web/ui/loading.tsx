import styles from './loading.module.css';

/** What stands where the browser fetches what is the visitor's own; without scripts it would stand there for ever. */
export function Loading({ children }: { children: string }) {
  return (
    <>
      <p role="status" className={styles.loading}>
        {children}
      </p>
      <noscript>
        <p>Denne siden krever JavaScript. Slå det på i nettleseren, og last siden på nytt.</p>
      </noscript>
    </>
  );
}
