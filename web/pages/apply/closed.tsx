import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { type ApplyForm, asPlainText } from '../../applications/filled-in.ts';
import { RemoveDraft } from '../../applications/remove-draft.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';
import { DraftFiles } from './draft-files.tsx';
import type { Applying } from './use-applying.ts';

/** Nobody can apply any more, but what was written is not lost. */
export function Closed({ form, isGone, applying }: { form: ApplyForm; isGone: boolean; applying: Applying }) {
  const [isRemoving, setRemoving] = useState(false);
  const { filled, uploads } = applying;
  const files = Object.values(uploads.attachments).flatMap((list) => list.flatMap(({ file }) => file ?? []));
  const wrote = Object.values(filled.answers).some((answer) => answer.length > 0) || files.length > 0;
  const download = () => {
    const text = asPlainText(form, filled, uploads.attachments);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'søknad-utkast.txt');
  };
  return (
    <div className={styles.result}>
      <Notice color="warning" title="Det går ikke an å søke nå">
        <p>{form.closed ?? 'Søknader til denne stillingen sendes på en annen måte.'}</p>
        {wrote && !isGone && <p>Det du har skrevet, er tatt vare på. Du kan laste det ned.</p>}
        {wrote && isGone && <p>Det du har skrevet, står bare her. Last det ned før du lukker siden.</p>}
      </Notice>
      {wrote && (
        <div className="button-row">
          <Button onClick={download}>
            <Icon name="download" />
            Last ned utkastet
          </Button>
          {!isGone && (
            <Button variant="tertiary" onClick={() => setRemoving(true)}>
              Slett utkastet
            </Button>
          )}
        </div>
      )}
      {!isGone && files.length > 0 && <DraftFiles positionId={form.position.id} files={files} />}
      <RemoveDraft
        open={isRemoving}
        remove={applying.removeDraft}
        onRemoved={applying.startAgain}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}
