import { Switch } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { Banner } from './banner.tsx';
import { useOnRefused } from './on-refused.ts';

interface Props {
  label: string;
  description: string;
  isOn: boolean;
  /** Answers what is true now, and what to say of it. */
  save: (isOn: boolean) => Promise<{ isOn: boolean; message: string }>;
  /** Stands before the reason where it could not be saved. */
  problem: string;
}

/** A setting that is saved as it is switched. */
export function SavedSwitch({ label, description, isOn: wasOn, save, problem }: Props) {
  const onRefused = useOnRefused();
  const [isOn, setOn] = useState(wasOn);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // Not disabled meanwhile: the switch keeps the focus.
  const toggle = async () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    setSaid(null);
    try {
      const saved = await save(!isOn);
      setOn(saved.isOn);
      setSaid(saved.message);
    } catch (error) {
      onRefused(error, () => setFailure(null));
      setFailure(`${problem}: ${reasonOf(error, 'Ukjent feil')}`);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Switch label={label} description={description} checked={isOn} aria-busy={isSending} onChange={toggle} />
      <Banner>{failure}</Banner>
      <Banner tone="success">{said}</Banner>
    </>
  );
}
