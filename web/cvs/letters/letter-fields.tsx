import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import styles from '../cvs.module.css';
import { DayField } from '../day-field.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { TypedField } from '../typed-field.tsx';

interface Props {
  letter: LetterData;
  change: (part: Partial<LetterData>) => void;
}

/** In the order in which they stand in the letter. */
export function LetterFields({ letter, change }: Props) {
  return (
    <>
      <fieldset className={styles.section}>
        <legend>Om brevet</legend>
        <TypedField
          label="Tittel på brevet"
          optional
          hint="Vises i listen din, ikke i brevet."
          value={letter.title}
          onChange={(title) => change({ title })}
        />
        <LanguageChoice
          label="Språk i dato og faste ord"
          value={letter.documentLanguage}
          onChange={(documentLanguage) => change({ documentLanguage })}
        />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>Mottaker</legend>
        <div className={styles.pair}>
          <TypedField
            label="Bedrift"
            optional
            autoComplete="off"
            value={letter.company}
            onChange={(company) => change({ company })}
          />
          <TypedField
            label="Kontaktperson"
            optional
            autoComplete="off"
            value={letter.contactPerson}
            onChange={(contactPerson) => change({ contactPerson })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>Brevet</legend>
        <div className={styles.pair}>
          <TypedField
            label="Sted"
            optional
            hint="Der du skriver fra."
            value={letter.place}
            onChange={(place) => change({ place })}
          />
          <DayField
            label="Dato"
            hint="Uten dato blir det dagens."
            value={letter.date}
            onChange={(date) => change({ date })}
          />
        </div>
        <TypedField
          label="Stilling du søker"
          optional
          hint="Overskriften blir «Søknad på stilling som …»."
          autoComplete="off"
          value={letter.positionTitle}
          onChange={(positionTitle) => change({ positionTitle })}
        />
        <TypedField
          label="Hilsen"
          optional
          hint="For eksempel «Hei Kari Holm,»."
          autoComplete="off"
          value={letter.greeting}
          onChange={(greeting) => change({ greeting })}
        />
        <TypedField
          label="Tekst"
          hint="En tom linje gir nytt avsnitt. Linjer som begynner med bindestrek, blir punkter."
          type="paragraph"
          rows={16}
          value={letter.body}
          onChange={(body) => change({ body })}
        />
        <TypedField
          label="Avslutning"
          optional
          hint="Står det tomt, skriver vi «Med vennlig hilsen» på språket du har valgt."
          value={letter.closing}
          onChange={(closing) => change({ closing })}
        />
      </fieldset>
    </>
  );
}
