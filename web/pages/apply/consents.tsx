import { policy } from '../../../contract/policy.ts';
import { tipsMeaning, tipsWish } from '../../applications/tips/wish-words.ts';
import { CheckWithHint } from '../../ui/check-with-hint.tsx';
import type { Applying } from './use-applying.ts';

interface Props {
  applying: Applying;
  business: string;
}

const { positionYearsAfterExpiry, applicationMonthsAfterClosing } = policy.retention;

/** What the business may do with it beside reading it. Off, each by itself, until it is ticked. */
export function Consents({ applying: { corrects, filled, edit, isSending }, business }: Props) {
  return (
    <>
      <CheckWithHint
        id="behold"
        label="Bedriften kan beholde søknaden lenger"
        hint={`Da slettes den ${positionYearsAfterExpiry} år etter at stillingen utløp. Ellers skjer det ${applicationMonthsAfterClosing} måneder etter at den er lukket.`}
        checked={filled.keepsLonger}
        disabled={isSending}
        onChange={(keepsLonger) => edit((before) => ({ ...before, keepsLonger }), 'keepsLonger')}
      />
      {/* Of one that was sent it is changed where that one stands, at any time. */}
      {!corrects && (
        <CheckWithHint
          id="tips"
          label={tipsWish(business)}
          hint={`${tipsMeaning(business)} Du kan ta det tilbake når du vil, under «Mine søknader».`}
          checked={filled.wantsTips}
          disabled={isSending}
          onChange={(wantsTips) => edit((before) => ({ ...before, wantsTips }), 'wantsTips')}
        />
      )}
    </>
  );
}
