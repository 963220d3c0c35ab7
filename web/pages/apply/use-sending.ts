import { useRef, useState } from 'react';
import type { Submission } from '../../../contract/applications/application-fields.ts';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { sendApplication } from '../../applications/send-application.ts';
import type { useDraft } from '../../applications/use-draft.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { useOnRefused } from '../../ui/on-refused.ts';
import type { useWrongFields } from '../../ui/use-wrong-fields.ts';

export interface SentApplication {
  id: string;
  submittedAt: string;
}

interface Options {
  positionId: string;
  /** The application whose place it takes. */
  corrects: string | undefined;
  wrong: ReturnType<typeof useWrongFields>;
  onSent: () => void;
  onReload: () => Promise<void>;
}

interface Content extends Submission {
  /** Of what is corrected, as it was when the form was opened. */
  correctedAt: string | null | undefined;
}

/** Of its draft. */
type Keeping = Pick<ReturnType<typeof useDraft>, 'hold' | 'release'>;

/** Sends an application once, and says why it was refused. */
export function useSending({ positionId, corrects, wrong, onSent, onReload }: Options) {
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentApplication | null>(null);
  const onRefused = useOnRefused();
  const attempt = useAttemptKey();
  const sendRef = useRef<HTMLButtonElement>(null);

  const send = async (content: Content, { hold, release }: Keeping) => {
    wrong.forget();
    // A draft that came after what was sent would be refused.
    const atRest = hold();
    // The fields cannot hold the focus while they are off.
    sendRef.current?.focus();
    setSending(true);
    try {
      await atRest;
      const idempotencyKey = attempt.keyFor(content);
      const { application } = corrects
        ? await api('PUT /applications/mine/:id', { params: { id: corrects }, body: { ...content, idempotencyKey } })
        : await sendApplication(positionId, content, idempotencyKey);
      onSent();
      setSent(application);
    } catch (error) {
      release();
      if (!(error instanceof CallError)) throw error;
      onRefused(error, wrong.forget);
      // What this key stood for was refused, or was sent and withdrawn elsewhere.
      if (error.status === 409 || error.status === 404) attempt.forget();
      // Closed, sent already, or the form is another one by now: what holds is asked for.
      if ([400, 404, 409].includes(error.status)) await onReload();
      const known = error.errors.filter(({ path }) =>
        /^((applicantInfo|listEntry|responses)\.|correctedAt$)/.test(path),
      );
      wrong.show(known, known.length > 0 ? '' : reasonOf(error, 'Kunne ikke sende søknad'));
    } finally {
      setSending(false);
    }
  };
  return { isSending, sent, sendRef, send };
}
