import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/unsubscribe';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Kunne ikke melde av', description: 'Meld deg av nyhetsbrevet.', noindex: true });

/** No mail with such a link has been sent, so none is valid; the switch in the profile always works. */
export default function Unsubscribe() {
  return (
    <Article title="Kunne ikke melde av" lead="Ugyldig avmeldingslenke">
      <p>Du kan slå av nyhetsbrevet i profilen din når som helst.</p>
      <p>
        <Button asChild>
          <Link to="/profil?tab=newsletter">Gå til profilinnstillingene</Link>
        </Button>{' '}
        <Button asChild variant="secondary">
          <Link to="/">Gå til forsiden</Link>
        </Button>
      </p>
    </Article>
  );
}
