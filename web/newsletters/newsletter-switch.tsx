import { api } from '../platform/api.ts';
import { SavedSwitch } from '../ui/saved-switch.tsx';

/** Off until the user turns it on. */
export function NewsletterSwitch({ enabled, onChanged }: { enabled: boolean; onChanged: () => void }) {
  const save = async (newsletterEnabled: boolean) => {
    const saved = await api('POST /newsletter/user/toggle', { body: { newsletterEnabled } });
    onChanged();
    return { isOn: saved.newsletterEnabled, message: saved.message };
  };
  return (
    <SavedSwitch
      label="Send meg nyhetsbrevet"
      description="Råd om jobbsøking og nytt på Jobbfjord, et par ganger i måneden. Du kan slå det av når som helst."
      isOn={enabled}
      save={save}
      problem="Feil ved endring av newsletter-innstillinger"
    />
  );
}
