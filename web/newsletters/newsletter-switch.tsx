import { Switch } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';

/** Off until the user turns it on. */
export function NewsletterSwitch({ enabled, onChanged }: { enabled: boolean; onChanged: () => void }) {
  const [isOn, setOn] = useState(enabled);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // Not disabled meanwhile: the switch keeps the focus.
  const toggle = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    setSaid(null);
    try {
      const { newsletterEnabled, message } = await api('POST /newsletter/user/toggle', {
        body: { newsletterEnabled: !isOn },
      });
      setOn(newsletterEnabled);
      setSaid(message);
      onChanged();
    } catch (error) {
      setProblem(`Feil ved endring av newsletter-innstillinger: ${reasonOf(error, 'Ukjent feil')}`);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Switch
        label="Send meg nyhetsbrevet"
        description="Råd om jobbsøking og nytt på Jobbfjord, et par ganger i måneden. Du kan slå det av når som helst."
        checked={isOn}
        aria-busy={isSending}
        onChange={toggle}
      />
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
    </>
  );
}
