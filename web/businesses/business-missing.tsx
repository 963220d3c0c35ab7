import { siteName } from '../platform/metadata.ts';
import { BackLink } from '../ui/back-link.tsx';

interface Props {
  title?: string;
  explanation?: string;
  /** Where else to go. */
  back?: { to: string; label: string };
}

/** Instead of the page of a business that one does not have, or of something in it: trying again cannot help. */
export const BusinessMissing = ({
  title = 'Bedrift ikke funnet',
  explanation = 'Den er ikke her lenger, eller så har du ikke tilgang til den.',
  back = { to: '/bedriftsside?tab=businesses', label: 'Tilbake til bedriftssiden' },
}: Props) => (
  <div className="page page-stack">
    <title>{`${title} – ${siteName}`}</title>
    <BackLink to={back.to}>{back.label}</BackLink>
    <div role="alert">
      <h1>{title}</h1>
      <p>{explanation}</p>
    </div>
  </div>
);
