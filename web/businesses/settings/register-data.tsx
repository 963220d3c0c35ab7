import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { formatMoment, formatOrganizationNumber } from '../../platform/format.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { employeesText } from '../employees-text.ts';
import type { PartProps } from './business-settings.tsx';
import styles from './settings.module.css';

/** What Enhetsregisteret says, since when, and the way to ask again. */
export function RegisterData({ business, settings, act }: Omit<PartProps, 'done'>) {
  const [isAsking, setAsking] = useState(false);
  const { id: businessId, organizationNumber, brregData } = business;
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    await act(
      () => api('POST /business-settings/:businessId/register-data', { params: { businessId } }),
      'Feil ved validering. Prøv igjen senere.',
    );
    setAsking(false);
  };
  const facts: Fact[] = [
    ['Navn', settings.registerName],
    ['Organisasjonsnummer', formatOrganizationNumber(organizationNumber)],
    ['Organisasjonsform', brregData.organisasjonsform?.beskrivelse],
    ['Bransje', brregData.naeringskode1?.beskrivelse],
    ['Sted', brregData.postadresse?.poststed],
    ['Ansatte', employeesText(brregData)],
    ['Sist hentet', settings.brregFetchedAt ? formatMoment(settings.brregFetchedAt) : 'Ikke ennå'],
  ];
  return (
    <div className={`card ${styles.part}`}>
      <h3>Opplysninger fra Enhetsregisteret</h3>
      <p>
        Vi henter dem hver uke. Er noe feil, rettes det i{' '}
        <a href="https://www.brreg.no/" rel="noopener noreferrer">
          Brønnøysundregistrene
        </a>
        . Inneholder data under{' '}
        <a href="https://data.norge.no/nlod/no/2.0" rel="noopener noreferrer">
          Norsk lisens for offentlige data (NLOD)
        </a>{' '}
        tilgjengeliggjort av Brønnøysundregistrene.
      </p>
      <FactList facts={facts} layout="columns" missing="Ikke oppgitt" />
      <Button variant="secondary" aria-disabled={isAsking} onClick={ask}>
        {isAsking ? 'Henter …' : 'Hent på nytt'}
      </Button>
    </div>
  );
}
