import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { policy } from '../../../contract/policy.ts';
import { Article } from '../../ui/article.tsx';

const title = 'Takk, vi har fått meldingen';

/** The form is gone, so focus goes to what took its place. Orca says nothing of a place without a name. */
export function RequestReceived() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    <div ref={message} tabIndex={-1} role="group" aria-label={title}>
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
    </div>
  );
}
