import { Button } from '@digdir/designsystemet-react';
import { type ComponentProps, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FileDrop } from '../ui/file-drop.tsx';
import { focusLater } from '../ui/focus-later.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './attachments.module.css';
import { fileSize } from './file-size.ts';
import { type Attachment, filesPerQuestion, isTaken, isUploading, tooManyFiles } from './use-uploads.ts';

interface Props {
  /** What ties the input to its label, hint and error. */
  field: ComponentProps<'input'>;
  attachments: Attachment[];
  disabled: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (attachment: Attachment) => void;
  onRetry: (attachment: Attachment) => void;
}

/** Files to choose or to drop, and what became of each. */
export function AttachmentField({ field, attachments, disabled, onAdd, onRemove, onRetry }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** The button that was pressed goes. While no more files are taken, the last one has another. */
  const press = (act: () => void) => {
    flushSync(act);
    focusLater(() => {
      const input = document.getElementById(field.id ?? '');
      return input?.matches(':disabled') ? list.current?.querySelector<HTMLElement>('li:last-child button') : input;
    });
  };
  return (
    <FileDrop
      // The input is emptied when a file was taken.
      field={{ ...field, 'aria-required': field['aria-required'] && attachments.length === 0 }}
      disabled={disabled}
      full={attachments.filter(isTaken).length >= filesPerQuestion ? tooManyFiles : undefined}
      onPick={onAdd}
    >
      {/* Only what became of one file is said, not of the others once more. */}
      <div role="status" aria-atomic="false" className="visually-hidden">
        {attachments.map((attachment) => (
          <p key={attachment.key}>{statusOf(attachment)}</p>
        ))}
      </div>
      {attachments.length > 0 && (
        <ul ref={list} className={styles.files}>
          {attachments.map((attachment) => (
            <AttachmentItem
              key={attachment.key}
              attachment={attachment}
              disabled={disabled}
              onRemove={() => press(() => onRemove(attachment))}
              onRetry={() => press(() => onRetry(attachment))}
            />
          ))}
        </ul>
      )}
    </FileDrop>
  );
}

const statusOf = (attachment: Attachment) => {
  const { name, problem } = attachment;
  if (problem) return `${name}: ${problem}`;
  return isUploading(attachment) ? `${name} lastes opp` : `${name} er lastet opp`;
};

interface ItemProps {
  attachment: Attachment;
  disabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

function AttachmentItem({ attachment, disabled, onRemove, onRetry }: ItemProps) {
  const { name, size, problem, progress, source, file } = attachment;
  const uploading = isUploading(attachment);
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        <Icon name={problem ? 'warning' : file ? 'check' : 'document'} />
        <span>
          {name} <span className="quiet">({fileSize(size)})</span>
        </span>
      </span>
      <span className="button-row">
        {problem && source && (
          <Button type="button" variant="secondary" data-size="sm" disabled={disabled} onClick={onRetry}>
            Prøv igjen
          </Button>
        )}
        <Button
          type="button"
          variant="tertiary"
          data-size="sm"
          disabled={disabled}
          onClick={onRemove}
          aria-label={uploading ? `Avbryt opplastingen av ${name}` : `Fjern ${name}`}
        >
          {uploading ? 'Avbryt' : 'Fjern'}
        </Button>
      </span>
      {uploading && <progress max={1} value={progress} aria-label={`Opplasting av ${name}`} />}
      {uploading && progress === 1 && <p className="quiet">Filen er sendt, og kontrolleres …</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
      {file?.scan === 'pending' && <p className="quiet">Virussjekkes før bedriften kan åpne den.</p>}
    </li>
  );
}
