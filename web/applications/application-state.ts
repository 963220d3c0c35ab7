import type { applications } from '../../contract/applications.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { formatMoment } from '../platform/format.ts';

export type OwnApplication = Reply<typeof applications.mine>['applications'][number];

interface State {
  label: string;
  color: 'neutral' | 'info' | 'success' | 'danger' | 'fjord';
  /** What it means for the applicant. */
  meaning: string;
}

/** Where an application stands, in words for the one who sent it. */
export function stateOf({ status, firstOpenedAt, withdrawnAt }: OwnApplication): State {
  if (withdrawnAt) {
    return {
      label: 'Trukket',
      color: 'neutral',
      meaning: `Du trakk søknaden ${formatMoment(withdrawnAt)}. Bedriften kan ikke lenger lese den.`,
    };
  }
  if (status === 'approved') {
    return { label: 'Godkjent', color: 'success', meaning: 'Bedriften vil gå videre med deg.' };
  }
  if (status === 'contacted') {
    return {
      label: 'Kontaktet',
      color: 'fjord',
      meaning: 'Bedriften har tatt kontakt med deg. Se etter e-post og ubesvarte anrop.',
    };
  }
  if (status === 'denied') {
    return { label: 'Avslått', color: 'danger', meaning: 'Bedriften går ikke videre med søknaden denne gangen.' };
  }
  if (firstOpenedAt) {
    const meaning = `Bedriften åpnet søknaden ${formatMoment(firstOpenedAt)}. Du får e-post når de har bestemt seg.`;
    return { label: 'Åpnet', color: 'info', meaning };
  }
  return { label: 'Venter', color: 'neutral', meaning: 'Bedriften har fått søknaden, men ikke åpnet den ennå.' };
}
