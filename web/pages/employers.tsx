import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/employers';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Bedriften din på Jobbfjord',
    description: 'Slik får du bedriften din og stillingene dine inn på Jobbfjord.',
    noindex: true,
  });

/** What an employer does is done together with us: every address of that part says how. */
export default function Employers() {
  return (
    <Article
      title="Bedriften din på Jobbfjord"
      lead="Vi registrerer bedriften, legger ut stillingene og retter opplysninger for deg."
    >
      <p>
        Skriv til oss med organisasjonsnummeret, hva det gjelder, og teksten du vil ha ut. Vi svarer vanligvis innen{' '}
        {policy.responseHours.help} timer, og viser deg alt før det blir synlig for andre.
      </p>
      <p>
        <Button asChild>
          <Link to="/kontakt?tema=bedrift">Skriv til oss</Link>
        </Button>{' '}
        <Button asChild variant="secondary">
          <Link to="/for-bedrifter">Hva bedriften får</Link>
        </Button>
      </p>
    </Article>
  );
}
