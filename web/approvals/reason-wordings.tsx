import { api } from '../platform/api.ts';
import { SavedWordings } from '../ui/saved-wordings.tsx';
import type { Subject } from './use-approvals.ts';

interface Props {
  subject: Subject;
  typed: string;
  onUse: (wording: string) => void;
}

/** What staff write again and again about businesses, or about positions. */
export const ReasonWordings = ({ subject, ...field }: Props) => (
  <SavedWordings
    {...field}
    load={async () => (await api('GET /admin/approvals/wordings')).wordings.filter((each) => each.subject === subject)}
    save={async (wording) => (await api('POST /admin/approvals/wordings', { body: { subject, wording } })).wording}
    remove={(id) => api('DELETE /admin/approvals/wordings/:id', { params: { id } })}
    shared="Alle ansatte deler formuleringene."
  />
);
