import { Button } from '@digdir/designsystemet-react';
import { useId, useRef, useState } from 'react';
import { type CvLanguage, cvLanguages } from '../../../contract/cvs/cv-fields.ts';
import { languagesOf, withLanguages } from '../../../contract/cvs/cv-translations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { staysItself } from '../entry-keys.ts';
import type { SectionProps } from '../history-sections.tsx';
import { languageNames } from '../language-choice.tsx';
import { noTranslation } from './translation-form.tsx';
import styles from './translations.module.css';

interface Props extends SectionProps {
  shown: CvLanguage;
  onShow: (language: CvLanguage) => void;
}

const nameOf = (language: CvLanguage) => languageNames[language].toLowerCase();

/** In which of its languages a CV is written on, and which others it may have. */
export function CvLanguages({ draft, change, shown, onShow }: Props) {
  const [isAsking, setAsking] = useState(false);
  const label = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { documentLanguage: own } = draft;
  const languages = languagesOf(draft);
  // The button that was pressed goes with what it did.
  const focusShown = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus());

  const add = (language: CvLanguage) => {
    change({ translations: { ...draft.translations, [language]: noTranslation } });
    onShow(language);
    focusShown();
  };
  const remove = () => {
    const left = withLanguages(draft, (language) => language !== shown);
    for (const list of ['experience', 'education', 'languages', 'references'] as const)
      for (const [index, entry] of draft[list].entries()) staysItself(entry, left[list][index]);
    change(left);
    setAsking(false);
    onShow(own);
    focusShown();
  };
  return (
    <fieldset className={styles.languages} aria-labelledby={label} ref={root}>
      <span id={label} className={styles.label}>
        Språk i CV-en
      </span>
      {languages.map((language) => (
        <Button
          key={language}
          type="button"
          variant={language === shown ? 'primary' : 'secondary'}
          data-size="sm"
          aria-pressed={language === shown}
          onClick={() => onShow(language)}
        >
          {languageNames[language]}
          {language === own && languages.length > 1 && ' (original)'}
        </Button>
      ))}
      {cvLanguages
        .filter((language) => !languages.includes(language))
        .map((language) => (
          <Button key={language} type="button" variant="tertiary" data-size="sm" onClick={() => add(language)}>
            <Icon name="plus" />
            Legg til {nameOf(language)}
          </Button>
        ))}
      {shown !== own && (
        <Button type="button" variant="tertiary" data-color="danger" data-size="sm" onClick={() => setAsking(true)}>
          Fjern {nameOf(shown)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Fjerne ${nameOf(shown)} fra CV-en?`}
        confirmLabel="Fjern oversettelsen"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>
          Det du har skrevet på {nameOf(shown)}, blir borte. Originalen står som før. Du kan angre til du lukker CV-en.
        </p>
      </ConfirmDialog>
    </fieldset>
  );
}
