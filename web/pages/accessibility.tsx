import { Link } from 'react-router';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import type { Route } from './+types/accessibility';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Tilgjengelighet',
    description:
      'Hvordan Jobbfjord er laget for å kunne brukes av alle, hva vi har testet, og hva vi ikke har testet ennå.',
    keywords: ['tilgjengelighet', 'universell utforming', 'WCAG', 'skjermleser'],
  });

export default function Accessibility() {
  return (
    <Article
      title="Tilgjengelighet"
      lead="Alle skal kunne søke jobb her. Denne siden sier hva vi har gjort for det, og hva vi ikke kan love."
      updated="28. november 2026"
    >
      <Section id="maal" heading="Målet vårt">
        <p>
          Jobbfjord skal oppfylle kravene i WCAG 2.2 på nivå A og AA. Det er mer enn loven krever av private nettsteder
          i Norge.
        </p>
      </Section>

      <Section id="slik" heading="Slik kan du bruke Jobbfjord">
        <ul>
          <li>
            <strong>Tastatur.</strong> Alt kan gjøres uten mus. Det første du kommer til på hver side, er en lenke rett
            til innholdet.
          </li>
          <li>
            <strong>Skjermleser.</strong> Sidene har overskrifter og landemerker, felter har ledetekst, og feil og
            endringer leses opp.
          </li>
          <li>
            <strong>Forstørring.</strong> Du kan forstørre til 400 prosent og bruke skjermer ned til 320 piksler uten å
            måtte rulle sidelengs i teksten. Brede tabeller ruller for seg selv.
          </li>
          <li>
            <strong>Lyst og mørkt.</strong> Sidene følger innstillingen på maskinen din, og du kan bytte selv.
          </li>
          <li>
            <strong>Egne farger.</strong> Har du valgt høykontrast eller egne farger på maskinen, bruker sidene dem.
          </li>
          <li>
            <strong>Ro.</strong> Har du bedt maskinen om mindre bevegelse, lar vi være å animere.
          </li>
          <li>
            <strong>Uten JavaScript.</strong> Du kan lese sidene, søke i stillinger og kontakte oss. Innlogging krever
            JavaScript.
          </li>
        </ul>
      </Section>

      <Section id="testet" heading="Hva vi har testet">
        <p>
          Sidene går gjennom automatisk kontroll med axe i lyst og mørkt utseende hver gang koden endres, og viktige
          arbeidsganger prøves i en ekte nettleser. Automatiske kontroller finner bare en del av feilene.
        </p>
        <p>
          I november 2026 gikk vi dessuten gjennom de fleste sidene med større avstand i teksten, med dobbelt så stor
          tekst, med tabulatortasten og i den formen nettleseren gir skjermlesere, og et utvalg av dem i høykontrast.
        </p>
      </Section>

      <Section id="ikke-testet" heading="Hva vi ikke har testet">
        <ul>
          <li>Sidene er ikke gjennomgått av uavhengige eksperter.</li>
          <li>
            De er ikke prøvd systematisk med alle skjermlesere, og ikke sammen med brukere som er avhengige av dem.
          </li>
        </ul>
      </Section>

      <Section id="unntak" heading="Det vi ikke styrer">
        <ul>
          <li>
            Annonser fra NAV og tekster fra bedrifter er skrevet av andre. De kan mangle overskrifter eller være tunge å
            lese. Vi rydder i oppsettet, men endrer ikke ordene.
          </li>
          <li>Vedlegg i søknader er laget av søkeren og kan være utilgjengelige for noen.</li>
          <li>Når du søker på arbeidsgiverens egne sider, er det deres løsning som gjelder.</li>
        </ul>
      </Section>

      <Section id="si-fra" heading="Møtte du et hinder?">
        <p>
          <Link to="/kontakt?tema=feil">Fortell oss hva som skjedde</Link>, eller skriv til{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>. Si gjerne hvilken side det gjaldt, og hva du brukte.
          Trenger du innholdet på en annen måte, finner vi en løsning sammen.
        </p>
        <p>
          <a href="https://www.uutilsynet.no/">Tilsynet for universell utforming av ikt</a> fører tilsyn med reglene i
          Norge.
        </p>
      </Section>
    </Article>
  );
}
