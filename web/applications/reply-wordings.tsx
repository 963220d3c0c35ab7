import { useParams } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { SavedWordings } from '../ui/saved-wordings.tsx';

interface Props {
  /** The id of the field for which they are. */
  field: string;
  typed: string;
  onUse: (wording: string) => void;
}

const path = '/applications/business/:businessId/wordings';

/** What a business writes to applicants again and again. It goes behind what was written already. */
export function ReplyWordings({ field, typed, onUse }: Props) {
  const { businessId = '' } = useParams();
  const params = { businessId };
  const use = (wording: string) => {
    const written = [typed.trim(), wording].filter(Boolean).join('\n\n');
    onUse(written.slice(0, policy.applicationHandling.messageLength));
    document.getElementById(field)?.focus();
  };
  return (
    <SavedWordings
      typed={typed}
      onUse={use}
      load={async () => (await api(`GET ${path}`, { params })).wordings}
      save={async (wording) => (await api(`POST ${path}`, { params, body: { wording } })).wording}
      remove={(id) => api(`DELETE ${path}/:id`, { params: { businessId, id } })}
      shared="Alle som behandler søknader for bedriften, deler formuleringene."
    />
  );
}
