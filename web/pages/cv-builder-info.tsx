import { Link } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/cv-builder-info';
import { StartCv } from './cv-builder-info/start-cv.tsx';
import { Templates } from './cv-builder-info/templates.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'CV-bygger',
    description:
      'Lag en ryddig CV gratis: fyll ut én gang, velg mellom tre maler og last ned som PDF. Trygt lagret på kontoen din.',
    keywords: ['CV-bygger', 'lage CV', 'CV-mal', 'gratis CV', 'CV PDF'],
  });

export default function CvBuilderInfo() {
  return (
    <Article title="CV-byggeren" lead="Fyll ut én gang, velg mal og last ned en ryddig PDF. Det er gratis, hver gang.">
      <StartCv />

      <Section id="slik-virker-det" heading="Slik virker det">
        <ol>
          <li>
            <strong>Skriv inn.</strong> Kontaktinformasjon, noen ord om deg, erfaring, utdanning, ferdigheter, språk og
            referanser. Ta med det som passer. Ingenting er påkrevd.
          </li>
          <li>
            <strong>Velg mal.</strong> Bytt så ofte du vil. Innholdet følger med.
          </li>
          <li>
            <strong>Se og last ned.</strong> Forhåndsvisningen viser CV-en slik den blir. PDF-en får navnet ditt.
          </li>
        </ol>
      </Section>

      <Section id="maler" heading="Tre maler">
        <Templates />
      </Section>

      <Section id="dette-faar-du" heading="Dette får du">
        <ul>
          <li>Flere CV-er på samme konto, én for hver type jobb</li>
          <li>PDF du kan sende og skrive ut, og legge rett ved søknader du sender her</li>
          <li>Søknadsbrev med samme utseende, som du skriver og legger ved på samme måte</li>
          <li>Bilde hvis du vil, opptil {policy.imageSizeBytes / 1024 / 1024} MB</li>
          <li>Samme CV på bokmål, nynorsk og engelsk, med datoer og kontaktopplysninger ett sted</li>
          <li>PDF som skjermlesere og rekrutteringssystemer leser riktig</li>
          <li>Word-dokument når noen ber om det, eller du vil skrive videre selv</li>
          <li>CV-en som data, så du kan ta den med deg og hente den inn igjen</li>
          <li>
            En god start: hent inn CV-en du allerede har, som PDF eller Word, fra Europass, LinkedIn eller en annen
            CV-tjeneste
          </li>
        </ul>
      </Section>

      <Section id="trygt" heading="Trygt lagret">
        <p>
          CV-ene ligger på kontoen din og er bare synlige for deg. En bedrift får en CV når du legger den ved en søknad.
          Vil du bli funnet, kan du også vise en uten navn til arbeidsgivere. Du sletter dem når du vil. Hvordan vi
          sikrer dem, står i <Link to="/personvern">personvernerklæringen</Link>.
        </p>
      </Section>

      <Section id="tips" heading="Ikke sikker på hva du skal skrive?">
        <p>
          Les <Link to="/cv-tips">CV-tipsene</Link> først. De tar fem minutter.
        </p>
      </Section>
    </Article>
  );
}
