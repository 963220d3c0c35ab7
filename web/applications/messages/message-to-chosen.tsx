import { formatCount } from '../../platform/format.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { MessageDialog } from '../message-dialog.tsx';
import { ReplyWordings } from '../reply-wordings.tsx';
import type { useBulk } from '../use-bulk.ts';
import { writeToApplicants } from './message-calls.ts';

interface Props {
  open: boolean;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
  onTyped: (isTyped: boolean) => void;
  /** What was pressed is gone. */
  onGone: () => void;
}

/** The same words to all that are chosen in the list, each for themselves. */
export function MessageToChosen({ open, bulk, onClose, onTyped, onGone }: Props) {
  const { chosen, keepStale, tell, missing } = bulk;
  const attempt = useAttemptKey();
  return (
    <MessageDialog
      // What was typed was for those that were chosen.
      key={chosen.length > 0 ? 'some' : 'none'}
      open={open}
      title="Skriv en melding"
      confirmLabel="Send meldingen"
      label="Melding"
      send={(message) => writeToApplicants(chosen, message, attempt.keyFor(message))}
      onClose={onClose}
      onDone={async (message) => {
        attempt.forget();
        onClose();
        await keepStale([]);
        // The dialog is closed by now.
        onGone();
        tell(message);
      }}
      onStale={(error) => {
        onClose();
        void missing(error);
      }}
      onTyped={onTyped}
      below={(field) => <ReplyWordings {...field} />}
    >
      <p>
        Til {formatCount(chosen.length, 'søker', 'søkere')}, hver for seg. Den som har en aktiv konto, får den på e-post
        med en gang og kan svare deg.
      </p>
    </MessageDialog>
  );
}
