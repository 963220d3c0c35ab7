import { useState } from 'react';
import type { BusinessPicture } from '../../../contract/businesses/business-pictures.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { SortTools } from '../../ui/sortable-list.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { PictureTextForm } from './picture-text-form.tsx';
import styles from './pictures-section.module.css';

interface Props {
  picture: BusinessPicture;
  /** As in "Fjern bilde 2". */
  name: string;
  tools: SortTools;
  onDescribe: (description: string) => Promise<void>;
  onRemove: () => void;
}

export function PictureItem({ picture: { url, description }, name, tools, onDescribe, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  return (
    <>
      <div className={styles.row}>
        {tools.handle}
        <img className={styles.thumb} src={url} alt="" />
        <p className={styles.text}>{description}</p>
        <div className={styles.tools}>
          {tools.moveButtons}
          <IconButton
            ref={opener}
            icon="pencil"
            label={`Endre teksten til ${name}`}
            tip="Endre teksten"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton icon="trash" data-color="danger" label={`Fjern ${name}`} tip="Fjern" onClick={onRemove} />
        </div>
      </div>
      {isOpen && (
        <PictureTextForm
          name={`Teksten til ${name}`}
          text={description}
          send={{ label: 'Lagre teksten', sending: 'Lagrer …' }}
          onSend={async (changed) => {
            await onDescribe(changed);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
