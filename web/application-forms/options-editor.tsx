import { Button, Input } from '@digdir/designsystemet-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formLimits } from '../../contract/application-forms/application-form-fields.ts';
import { formatCount } from '../platform/format.ts';
import { FullField } from '../ui/full-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FieldError } from '../ui/labelled-field.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import styles from './form-builder.module.css';

interface Props {
  id: string;
  options: string[];
  error: string | undefined;
  /** With where each stood before, -1 of a new one. */
  onChange: (options: string[], from: number[]) => void;
}

/** What one can choose among. Enter begins the next one, and a pasted list becomes one of each line. */
export function OptionsEditor({ id, options, error, onChange }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  /** Of the list that was pasted last. */
  const [leftOut, setLeftOut] = useState(0);
  const focusOption = (index: number) =>
    requestAnimationFrame(() => group.current?.querySelectorAll<HTMLElement>('input')[index]?.focus());

  const places = [...options.keys()];
  const splice = (start: number, count: number, ...added: string[]) =>
    onChange(options.toSpliced(start, count, ...added), places.toSpliced(start, count, ...added.map(() => -1)));

  const insert = (index: number, added: string[]) => {
    if (options.length + added.length > formLimits.options) return;
    splice(index, 0, ...added);
    focusOption(index + added.length - 1);
  };
  const remove = (index: number) => {
    setLeftOut(0);
    splice(index, 1);
    focusOption(Math.max(0, index - 1));
  };
  const enter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert(index + 1, ['']);
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => line.trim().slice(0, formLimits.option))
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const isEmpty = options[index] === '';
    const [start, replaced] = isEmpty ? [index, 1] : [index + 1, 0];
    const taken = lines.slice(0, formLimits.options - options.length + replaced);
    setLeftOut(lines.length - taken.length);
    if (taken.length === 0) return;
    splice(start, replaced, ...taken);
    focusOption(start + taken.length - 1);
  };

  return (
    <fieldset ref={group} className={styles.options}>
      <legend className="ds-label" data-weight="medium">
        Alternativer
      </legend>
      <SortableList
        items={[...options.entries()]}
        keyOf={(_option, index) => index}
        nameOf={(_option, index) => `alternativ ${index + 1}`}
        onChange={(moved) =>
          onChange(
            moved.map(([, option]) => option),
            moved.map(([place]) => place),
          )
        }
      >
        {([, option], index, tools) => (
          <div className={styles.option}>
            {tools.handle}
            <Input
              aria-label={`Alternativ ${index + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              value={option}
              maxLength={formLimits.option}
              onChange={({ target }) => onChange(options.with(index, target.value), places)}
              onKeyDown={(event) => enter(event, index)}
              onPaste={(event) => paste(event, index)}
            />
            <span className={styles.optionTools}>
              {tools.moveButtons}
              <IconButton
                label={`Fjern alternativ ${index + 1}`}
                tip="Fjern"
                icon="close"
                disabled={options.length === 1}
                onClick={() => remove(index)}
              />
            </span>
            <FullField value={option} maxLength={formLimits.option} />
          </div>
        )}
      </SortableList>
      <FieldError id={id} error={error} />
      <p className="quiet" role="status" hidden={leftOut === 0}>
        {leftOut > 0 &&
          `Et spørsmål har høyst ${formLimits.options} alternativer. ${formatCount(leftOut, 'alternativ', 'alternativer')} fikk ikke plass.`}
      </p>
      <Button
        type="button"
        variant="tertiary"
        data-size="sm"
        disabled={options.length >= formLimits.options}
        onClick={() => insert(options.length, [''])}
      >
        <Icon name="plus" />
        Legg til alternativ
      </Button>
    </fieldset>
  );
}
