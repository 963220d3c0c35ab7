import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../../contract/policy.ts';
import { Answer } from '../../ui/answer.tsx';
import { Article } from '../../ui/article.tsx';

const title = 'Takk, vi har fått meldingen';

/** The form is gone. */
export function RequestReceived() {
  return (
    <Answer name={title}>
      <Article
        title={title}
        lead={`Svaret kommer på e-post, vanligvis innen ${policy.responseHours.help} timer. Se i søppelposten hvis du ikke finner det.`}
      >
        <p>
          Vi beholder henvendelsen i {policy.retention.supportRequestYears} år, så vi kan følge opp. Les mer i{' '}
          <Link to="/personvern">personvernerklæringen</Link>.
        </p>
        <p>
          <Button asChild>
            <Link to="/stillinger">Se stillinger</Link>
          </Button>{' '}
          <Button asChild variant="secondary">
            <Link to="/kontakt">Skriv en melding til</Link>
          </Button>
        </p>
      </Article>
    </Answer>
  );
}
