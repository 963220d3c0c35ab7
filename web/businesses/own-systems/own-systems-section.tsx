import { useCallback, useId } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Said } from '../../ui/said.tsx';
import { useAddressedHeading } from '../../ui/use-addressed-heading.ts';
import { useSaid } from '../../ui/use-said.ts';
import { Keys } from './keys.tsx';
import styles from './own-systems.module.css';
import { RefusedCalls } from './refused-calls.tsx';
import { SystemGuide } from './system-guide.tsx';

const name = 'eget-system';

/** For the owner: what lets a system of the business publish here, how it does so, and what of it did not come in. */
export function OwnSystemsSection({ businessId }: { businessId: string }) {
  const id = useId();
  const heading = useAddressedHeading(name);
  const read = useCallback(
    () => api('GET /business-settings/:businessId/keys', { params: { businessId } }),
    [businessId],
  );
  const { data, problem, reload, retry } = useReading(read);
  const { said, say, sayWhy } = useSaid();
  const isAddressed = useLocation().hash === `#${name}`;
  const end = async (keyId: string) => {
    try {
      const params = { businessId, keyId };
      say('success', (await api('DELETE /business-settings/:businessId/keys/:keyId', { params })).message);
      return true;
    } catch (error) {
      sayWhy(error, 'Kunne ikke avslutte nøkkelen');
      return false;
    } finally {
      await reload();
    }
  };
  return (
    <section className={`card ${styles.all}`} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Koble til eget system
      </h2>
      <p>
        Skriver dere annonsene i et rekrutteringssystem, kan det legge ut, endre og ta ned stillingene her. De går samme
        vei som de dere skriver selv: Vi godkjenner hver av dem, og like mange kan være aktive.
      </p>
      <Said said={said} />
      {/* Most never need it, and it is longer than the rest of the page. */}
      <details className={styles.fold} open={isAddressed}>
        <summary>Nøkler, oppskrift og det som ikke kom inn</summary>
        <Banner>{!data && problem}</Banner>
        {!data && <LoadingOrRetry retry={retry}>Laster nøklene …</LoadingOrRetry>}
        {data && (
          <>
            <Keys businessId={businessId} keys={data.keys} onMade={reload} onEnd={end} />
            <SystemGuide />
            <RefusedCalls calls={data.refusedCalls} />
          </>
        )}
      </details>
    </section>
  );
}
