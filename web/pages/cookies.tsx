import { Link } from 'react-router';
import { metadata } from '../platform/metadata.ts';
import { Article, Section } from '../ui/article.tsx';
import { SoftHyphen } from '../ui/soft-hyphen.tsx';
import type { Route } from './+types/cookies';
import { Preferences } from './cookies/preferences.tsx';
import { StorageTable } from './cookies/storage-table.tsx';
import { analyticsStorage, functionalStorage, necessaryStorage } from './cookies/stored-things.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Informasjonskapsler',
    description:
      'Hva Jobbfjord lagrer i nettleseren din, hvorfor og hvor lenge. Velg selv hva du vil tillate utover det nødvendige.',
    keywords: ['informasjonskapsler', 'cookies', 'samtykke', 'lokal lagring'],
  });

export default function Cookies() {
  return (
    <Article
      title={
        <>
          Informasjons
          <SoftHyphen />
          kapsler
        </>
      }
      lead="Jobbfjord lagrer så lite som mulig i nettleseren din. Her ser du hva, hvorfor og hvor lenge, og her bestemmer du resten."
      updated="30. november 2026"
    >
      <Preferences />

      <Section id="hva" heading="Hva det er">
        <p>
          Informasjonskapsler (cookies) er små tekster som et nettsted lagrer i nettleseren. Jobbfjord bruker i stedet
          nettleserens lokale lagring. Forskjellen er at det som lagres, blir liggende hos deg og ikke sendes til oss av
          seg selv. Reglene er de samme, og derfor står alt her.
        </p>
        <p>
          Vi bruker ingen informasjonskapsler fra andre, og ingen sporing på tvers av nettsteder. Før du har lagret et
          valg, brukes bare det nødvendige.
        </p>
      </Section>

      <Section id="nodvendige" heading="Nødvendige">
        <p>
          Uten disse virker ikke det du selv ber om. De krever ikke samtykke og kan ikke slås av, men du kan slette dem
          i nettleseren.
        </p>
        <StorageTable caption="Nødvendig lagring" stored={necessaryStorage} />
      </Section>

      <Section id="funksjonelle" heading="Funksjonelle">
        <p>
          Husker valgene dine, så du slipper å gjøre dem på nytt. De lagres først når du har sagt ja og gjør et slikt
          valg. Slår du dem av, gjelder valgene bare til du lukker siden.
        </p>
        <StorageTable caption="Funksjonell lagring" stored={functionalStorage} />
      </Section>

      <Section id="analyse" heading="Analyse">
        <p>
          Skal vise hva som blir brukt, og hvor siden er treg. I dag måler vi ikke bruken, så ingenting av dette lagres.
          Skulle vi begynne, skjer det bare hvis du har sagt ja, og ikke lenger enn det står her. Tallene knyttes ikke
          til kontoen din og deles ikke med andre.
        </p>
        <StorageTable caption="Lagring for analyse" stored={analyticsStorage} />
      </Section>

      <Section id="markedsforing" heading="Markedsføring">
        <p>
          Ikke i bruk. Vi viser ikke reklame, og lagrer ingenting for markedsføring. Skulle det endre seg, spør vi deg
          først.
        </p>
      </Section>

      <Section id="slette" heading="Slik sletter du det som er lagret">
        <p>
          Slår du av en kategori og lagrer, sletter vi det som hører til den, med én gang. Alt annet fjerner du i
          innstillingene i nettleseren, som regel under «Personvern» og «Nettstedsdata». Da blir du logget ut, og det du
          har fulgt uten konto, forsvinner.
        </p>
        <p>
          Mer om hvordan vi behandler opplysninger, står i <Link to="/personvern">personvernerklæringen</Link>.
        </p>
      </Section>
    </Article>
  );
}
