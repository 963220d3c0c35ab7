import { Button } from '@digdir/designsystemet-react';
import { useId, useRef } from 'react';
import { policy } from '../../contract/policy.ts';
import { FullField } from '../ui/full-field.tsx';
import { type LineMark, markLines } from './mark-lines.ts';
import styles from './newsletters.module.css';

export interface Draft {
  title: string;
  content: string;
}

const marks: { mark: LineMark; label: string }[] = [
  { mark: 'heading', label: 'Overskrift' },
  { mark: 'subheading', label: 'Mellomtittel' },
  { mark: 'bullets', label: 'Punktliste' },
  { mark: 'numbers', label: 'Nummerert liste' },
];

interface Props {
  draft: Draft;
  /** What would be typed now is not in what is being saved. */
  isSaving: boolean;
  onChange: (draft: Draft) => void;
  /** The id of what is said about a field that is empty. */
  refusedBy: string | undefined;
}

/** Title and content, with buttons that mark the lines one is at. */
export function ComposerFields({ draft, isSaving, onChange, refusedBy }: Props) {
  const errorOf = (text: string) =>
    refusedBy && !text.trim() ? { 'aria-invalid': true, 'aria-describedby': refusedBy } : {};
  const area = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const content = useId();
  const mark = (kind: LineMark) => {
    const field = area.current;
    if (!field) return;
    const { text, start, end } = markLines(
      { text: field.value, start: field.selectionStart, end: field.selectionEnd },
      kind,
    );
    onChange({ ...draft, content: text });
    // React sets the value first; the selection stands in the new one.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <div className={styles.fields} inert={isSaving}>
      <div className="ds-field">
        <label className="ds-label" data-weight="medium" htmlFor={title}>
          Tittel
        </label>
        <input
          id={title}
          className="ds-input"
          data-autofocus
          aria-required
          maxLength={policy.lengths.newsletterTitle}
          value={draft.title}
          {...errorOf(draft.title)}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
        <FullField value={draft.title} maxLength={policy.lengths.newsletterTitle} />
      </div>
      <div className="ds-field">
        <label className="ds-label" data-weight="medium" htmlFor={content}>
          Innhold (Markdown)
        </label>
        <fieldset className={styles.tools} aria-label="Formater innholdet">
          {marks.map(({ mark: kind, label }) => (
            <Button key={kind} variant="tertiary" data-size="sm" onClick={() => mark(kind)}>
              {label}
            </Button>
          ))}
        </fieldset>
        <textarea
          ref={area}
          id={content}
          className={`ds-input ${styles.writing}`}
          aria-required
          rows={14}
          maxLength={policy.lengths.newsletterContent}
          value={draft.content}
          {...errorOf(draft.content)}
          onChange={({ target }) => onChange({ ...draft, content: target.value })}
        />
        <FullField value={draft.content} maxLength={policy.lengths.newsletterContent} />
      </div>
    </div>
  );
}
