import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { SavedWordings, type WordingField } from '../ui/saved-wordings.tsx';
import type { Subject } from './use-approvals.ts';

/** What staff write again and again about businesses, or about positions. */
export const ReasonWordings = ({ subject, ...field }: WordingField & { subject: Subject }) => (
  <SavedWordings
    {...field}
    mostCharacters={policy.lengths.decisionReason}
    load={async () => (await api('GET /admin/approvals/wordings')).wordings.filter((each) => each.subject === subject)}
    save={async (wording) => (await api('POST /admin/approvals/wordings', { body: { subject, wording } })).wording}
    remove={(id) => api('DELETE /admin/approvals/wordings/:id', { params: { id } })}
    shared="Alle ansatte deler formuleringene."
  />
);
