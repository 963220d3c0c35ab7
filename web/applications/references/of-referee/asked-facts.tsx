import { policy } from '../../../../contract/policy.ts';
import { formatDate } from '../../../platform/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { Asked } from './asked.ts';

/** What one has to know before one writes anything. */
export const AskedFacts = ({ asked: { applicant, businessName, endsAt, cautions } }: { asked: Asked }) => (
  <>
    <ul>
      <li>
        Svarene leses av dem som behandler søknaden hos {businessName}, <strong>og av {applicant}</strong>.
      </li>
      <li>
        De brukes bare til å vurdere denne søknaden, og slettes sammen med den, som regel{' '}
        {policy.retention.applicationMonthsAfterClosing} måneder etter at stillingen er lukket.
      </li>
      <li>Du velger selv om du vil svare, og kan la spørsmål stå åpne.</li>
      <li>Du kan svare til og med {formatDate(endsAt)}.</li>
    </ul>
    <p>
      Skriv om arbeidet og om det du selv har sett. Helse, familie, tro og annet privat hører ikke hjemme her, heller
      ikke om noen spør om det.
    </p>
    {cautions.map(({ found, advice }) => (
      <Banner key={found} tone="warning">
        Vær varsom: «{found}». {advice}
      </Banner>
    ))}
  </>
);
