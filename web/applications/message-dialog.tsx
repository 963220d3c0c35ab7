import { type ReactNode, useEffect, useId, useState } from 'react';
import { CallError, reasonOf } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { Banner } from '../ui/banner.tsx';
import { CountedText } from '../ui/counted-text.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import type { WordingField } from '../ui/saved-wordings.tsx';
import { useWrongFields } from '../ui/use-wrong-fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { isOutdated } from './is-outdated.ts';

interface Props {
  open: boolean;
  title: string;
  /** What comes of it. */
  children: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  optional?: boolean;
  label?: string;
  /** Below the field. */
  below?: (field: WordingField) => ReactNode;
  send: (message: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
  /** It is not as it was read. */
  onRefused: (error: CallError) => void;
  onTyped: (isTyped: boolean) => void;
}

/** Something that the applicant is told at once, with the reason for it. What is typed stays until it was sent. */
export function MessageDialog(props: Props) {
  const logInAgain = useOnRefused();
  const { open, title, children, confirmLabel, isDanger = false, optional = false, label = 'Begrunnelse' } = props;
  const { below, send, onClose, onDone, onRefused, onTyped } = props;
  const id = useId();
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const { form, banner, show, forget, errorOf, clearError } = useWrongFields(isSending);
  useEffect(() => onTyped(message.trim() !== ''), [onTyped, message]);
  const type = (typed: string) => {
    setMessage(typed);
    clearError('message');
  };
  const submit = async () => {
    setSending(true);
    forget();
    try {
      const done = await send(message);
      setMessage('');
      onDone(done.message);
    } catch (error) {
      logInAgain(error, forget);
      const wrong = error instanceof CallError ? error.errors.filter(({ path }) => path === 'message') : [];
      show(wrong, wrong.length > 0 ? '' : reasonOf(error));
      if (isOutdated(error)) onRefused(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      open={open}
      title={title}
      sendLabel={confirmLabel}
      isDanger={isDanger}
      isSending={isSending}
      form={form}
      onSend={submit}
      onClose={onClose}
    >
      {children}
      <Banner>{banner}</Banner>
      <CountedText
        id={`${id}-message`}
        label={label}
        rows={3}
        value={message}
        maxLength={policy.applicationHandling.messageLength}
        error={errorOf('message')}
        optional={optional}
        onChange={type}
      />
      {below?.({ field: `${id}-message`, typed: message, onType: type })}
    </FormDialog>
  );
}
