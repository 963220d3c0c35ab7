import { useCallback } from 'react';
import type { businessSettings } from '../../../contract/businesses/business-settings.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../../ui/banner.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Said } from '../../ui/said.tsx';
import { useSaid } from '../../ui/use-said.ts';
import { type OwnBusiness, StatusTag } from '../business-list.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { ContactAddress } from './contact-address.tsx';
import { RegisterData } from './register-data.tsx';
import styles from './settings.module.css';
import { SharedWith } from './shared-with.tsx';

export type Settings = Reply<typeof businessSettings.read>;

/** What only the owner decides about each business. */
export default function BusinessSettings({ owned, onChanged }: { owned: OwnBusiness[]; onChanged: () => void }) {
  return (
    <div className={styles.all}>
      {owned.map((business) => (
        <OneBusiness key={business.id} business={business} onChanged={onChanged} />
      ))}
    </div>
  );
}

export interface PartProps {
  business: OwnBusiness;
  settings: Settings;
  /** Does it, says how it went, and loads again. Resolves to whether it was done. */
  act: (what: () => Promise<{ message: string }>, failed: string) => Promise<boolean>;
  /** Says what a form did, which says itself what it could not do, and loads again. */
  done: (reply: { message: string }) => Promise<void>;
}

function OneBusiness({ business, onChanged }: { business: OwnBusiness; onChanged: () => void }) {
  const read = useCallback(
    () => api('GET /business-settings/:businessId/shared-users', { params: { businessId: business.id } }),
    [business.id],
  );
  const { data: settings, problem, reload, retry } = useReading(read);
  const { said, say, sayWhy } = useSaid();

  const done: PartProps['done'] = async ({ message }) => {
    say('success', message);
    onChanged();
    await reload();
  };
  const act: PartProps['act'] = async (what, failed) => {
    try {
      await done(await what());
      return true;
    } catch (error) {
      sayWhy(error, failed);
      await reload();
      return false;
    }
  };

  return (
    <section className={styles.business} aria-labelledby={`settings-${business.id}`}>
      <div className={styles.head}>
        <h2 id={`settings-${business.id}`}>{business.businessName}</h2>
        <StatusTag business={business} />
      </div>
      <Said said={said} />
      <Banner>{!settings && problem}</Banner>
      {!settings && <LoadingOrRetry retry={retry}>Laster innstillingene …</LoadingOrRetry>}
      {settings && (
        <>
          <ActiveSwitch business={business} act={act} />
          <SharedWith business={business} settings={settings} act={act} done={done} />
          <ContactAddress business={business} settings={settings} done={done} />
          <RegisterData business={business} settings={settings} act={act} />
        </>
      )}
    </section>
  );
}
