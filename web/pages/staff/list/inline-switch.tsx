import { Switch } from '@digdir/designsystemet-react';
import { useState } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onSwitch: (checked: boolean) => Promise<unknown> | undefined;
}

/** Shows what is, until it was changed. */
export function InlineSwitch({ label, checked, onSwitch }: Props) {
  const [isSending, setSending] = useState(false);
  const change = async (wanted: boolean) => {
    setSending(true);
    await onSwitch(wanted);
    setSending(false);
  };
  return (
    <Switch
      aria-label={label}
      checked={checked}
      readOnly={isSending}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
