import { Notice } from '../../ui/notice.tsx';
import type { Listed } from './use-managed-positions.ts';

/** Why nobody sees the positions, where that lies with the business. */
export const BusinessNotices = ({ business }: Pick<Listed, 'business'>) => (
  <>
    {business.approvalStatus === 'pending' && (
      <Notice color="info" title="Bedriften venter på godkjenning">
        <p>Du kan lage stillinger nå. De blir synlige når både bedriften og stillingen er godkjent.</p>
      </Notice>
    )}
    {!business.isActive && (
      <Notice color="warning" title="Bedriften er deaktivert">
        <p>Jobbsøkere ser ingen av stillingene før bedriften aktiveres igjen.</p>
      </Notice>
    )}
  </>
);
