import { type ReactNode, useEffect, useId, useState } from 'react';
import type { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { Banner } from '../ui/banner.tsx';
import { CountedText } from '../ui/counted-text.tsx';
import type { WordingField } from '../ui/saved-wordings.tsx';
import { useSentForm } from '../ui/use-sent-form.ts';
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
  onStale: (error: CallError) => void;
  onTyped: (isTyped: boolean) => void;
}

/** Something that the applicant is told at once, with the reason for it. What is typed stays until it was sent. */
export function MessageDialog(props: Props) {
  const { open, title, children, confirmLabel, isDanger = false, optional = false, label = 'Begrunnelse' } = props;
  const { below, onClose, onDone, onStale, onTyped } = props;
  const id = useId();
  const [message, setMessage] = useState('');
  const { form, banner, errorOf, clearError, isSending, send } = useSentForm(['message']);
  useEffect(() => onTyped(message.trim() !== ''), [onTyped, message]);
  const type = (typed: string) => {
    setMessage(typed);
    clearError('message');
  };
  const tell = async () => {
    const done = await props.send(message);
    setMessage('');
    onDone(done.message);
  };
  return (
    <FormDialog
      open={open}
      title={title}
      sendLabel={confirmLabel}
      isDanger={isDanger}
      isSending={isSending}
      form={form}
      onSend={() => send(tell, (error) => isOutdated(error) && onStale(error))}
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
