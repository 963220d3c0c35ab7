import { useId, useState } from 'react';
import { usePublicUrl } from '../../platform/public-url.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useAddressedHeading } from '../../ui/use-addressed-heading.ts';
import { defaultChoices, embeddedPath, type Theme, themes } from './choices.ts';
import { DeveloperAddresses } from './developer-addresses.tsx';
import styles from './embedding.module.css';
import { type Embedded, frameSnippet, scriptSnippet } from './snippets.ts';

const counts = [3, 5, 10, 20, 50];
const themeLabels: Record<Theme, string> = { lys: 'Lys', mork: 'Mørk', auto: 'Som leseren har valgt' };

interface Props {
  business: Embedded & { isActive: boolean; approvalStatus: string };
}

/** For the website of the business: how its list of positions looks there, and what to paste. */
export function EmbeddingSection({ business }: Props) {
  const publicUrl = usePublicUrl();
  const [choices, setChoices] = useState(defaultChoices);
  const id = useId();
  const heading = useAddressedHeading('egen-nettside');
  const isShown = business.isActive && business.approvalStatus === 'approved';
  return (
    <section className={`card ${styles.all}`} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Stillingene på egen nettside
      </h2>
      <p>
        Vis de ledige stillingene på nettsiden deres. Listen følger med når dere legger ut, endrer eller lukker en
        stilling. Den bruker ikke informasjonskapsler, og vi følger ikke dem som ser den. Åpner noen en annonse, telles
        det som en vanlig visning.
      </p>
      {!isShown && <p>Listen er tom til bedriften er godkjent og aktiv.</p>}
      <div className={styles.choices}>
        <SelectField
          label="Antall stillinger"
          name="antall"
          value={`${choices.antall}`}
          onChange={(value) => setChoices({ ...choices, antall: Number(value) })}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              Inntil {count}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Farger"
          name="tema"
          value={choices.tema}
          onChange={(tema) => setChoices({ ...choices, tema })}
        >
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {themeLabels[theme]}
            </option>
          ))}
        </SelectField>
      </div>
      <figure className={styles.preview}>
        <figcaption>Slik ser listen ut. Lenkene virker ikke her.</figcaption>
        {/* What is typed above is not to be lost by a link. */}
        <iframe
          src={embeddedPath(business.id, choices)}
          title="Forhåndsvisning av listen"
          sandbox="allow-same-origin"
          loading="lazy"
        />
      </figure>
      <CopiedText
        label="Kode med tilpasset høyde"
        description="Listen blir så høy som den trenger. Krever at nettsiden kan bruke skript."
        text={scriptSnippet(publicUrl, business, choices)}
        what="Koden"
      />
      <CopiedText
        label="Kode uten skript"
        description="Høyden er fast, og leseren ruller i listen. Endre tallet i height hvis den skal være høyere."
        text={frameSnippet(publicUrl, business, choices)}
        what="Koden"
      />
      <DeveloperAddresses businessId={business.id} publicUrl={publicUrl} />
    </section>
  );
}
