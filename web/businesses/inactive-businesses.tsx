import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSayWhy } from '../ui/say.ts';
import { cannotLeave, giveUpAccess, LeaveBusiness } from './leave-business.tsx';
import { ManageBusinessLinks } from './manage-business-links.tsx';

const read = async () => {
  const { businesses } = await api('GET /business/my-businesses');
  return businesses.some(({ isActive }) => isActive) ? [] : businesses;
};

/** Whoever has nothing but inactive businesses has no business page: the ways back to one, to what is there and out of it are here. */
export function InactiveBusinesses({ onChanged }: { onChanged: (message: string) => void }) {
  // Without an answer the page offers what it offers everybody.
  const { data: inactive, setData: setInactive } = useReading(read);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);

  const activate = async (businessId: string) => {
    setProblem(null);
    try {
      const { message } = await api('PUT /business-settings/:businessId/toggle-active', {
        params: { businessId },
        body: { isActive: true },
      });
      setInactive([]);
      onChanged(message);
    } catch (error) {
      sayWhy(error, 'Kunne ikke endre bedriftsstatus');
    }
  };

  const leave = async (businessId: string) => {
    setProblem(null);
    try {
      const { message } = await giveUpAccess(businessId);
      setInactive((before) => before?.filter(({ id }) => id !== businessId) ?? null);
      onChanged(message);
    } catch (error) {
      sayWhy(error, cannotLeave);
    }
  };

  return (
    <>
      {inactive?.map(({ id, businessName, isOwner, isStopped, registerTroubleText }) => (
        <Notice key={id} color="warning" title={`${businessName} er deaktivert`}>
          <p>
            {registerTroubleText && `${registerTroubleText} `}
            Jobbsøkere ser den ikke, og den kan ikke motta søknader.
            {isStopped && ' Vi har deaktivert den. Ta kontakt med oss hvis det er en feil.'}
            {!isOwner && !isStopped && ' Eieren kan aktivere den.'}
          </p>
          {isOwner && !isStopped && !registerTroubleText && (
            <p>
              <Button data-size="sm" onClick={() => void activate(id)}>
                Aktiver {businessName}
              </Button>
            </p>
          )}
          <ManageBusinessLinks id={id} label={`Styr ${businessName}`} withSettings={isOwner} />
          {!isOwner && <LeaveBusiness businessName={businessName} onLeave={() => void leave(id)} />}
        </Notice>
      ))}
      <Banner>{problem}</Banner>
    </>
  );
}
