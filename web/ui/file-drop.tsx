import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import styles from './file-drop.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** What ties the input to its label, hint and error. */
  field: ComponentProps<'input'>;
  disabled?: boolean;
  /** Stands where one picks when nothing more is taken. */
  full?: string | undefined;
  onPick: (files: File[]) => void;
  /** What became of what was picked. */
  children?: ReactNode;
}

/** Files to choose or to drop. */
export function FileDrop({ field, disabled = false, full, onPick, children }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onPick([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the one for all
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.pick}>
        <Icon name="upload" />
        {full ? (
          <span className="quiet">{full}</span>
        ) : (
          <span>
            <strong>Velg filer</strong> eller slipp dem her
          </span>
        )}
        <input
          {...field}
          type="file"
          multiple
          disabled={disabled || full !== undefined}
          onChange={({ target }) => {
            onPick([...(target.files ?? [])]);
            // What was taken stands in the list, and can be picked again once it is gone from there.
            target.value = '';
          }}
        />
      </div>
      {children}
    </div>
  );
}
