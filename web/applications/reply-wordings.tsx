import { useParams } from 'react-router';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { CautionsForEmployer } from '../ui/cautions.tsx';
import { SavedWordings, type WordingField } from '../ui/saved-wordings.tsx';

const path = '/applications/business/:businessId/wordings';

/** Below what is written to applicants: what they should not be asked for, and what a business writes again and again. */
export function ReplyWordings(field: WordingField) {
  const { businessId = '' } = useParams();
  const params = { businessId };
  return (
    <>
      <CautionsForEmployer text={field.typed} />
      <SavedWordings
        {...field}
        mostCharacters={policy.applicationHandling.messageLength}
        load={async () => (await api(`GET ${path}`, { params })).wordings}
        save={async (wording) => (await api(`POST ${path}`, { params, body: { wording } })).wording}
        remove={(id) => api(`DELETE ${path}/:id`, { params: { businessId, id } })}
        shared="Alle som behandler søknader for bedriften, deler formuleringene."
      />
    </>
  );
}
