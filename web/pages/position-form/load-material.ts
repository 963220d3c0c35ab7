import { reasonOf } from '../../../contract/call.ts';
import type { DraftWriter } from '../../../contract/draft-writer.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import type { County } from '../../../contract/places.ts';
import type { ManagedPosition, managedPositions } from '../../../contract/positions/managed-positions.ts';
import { api } from '../../platform/api.ts';
import { dayInOslo } from '../../platform/format.ts';
import { newKey } from '../../platform/new-key.ts';
import { whenKept } from '../../platform/use-autosave.ts';
import { isOut } from '../../positions/publishing.ts';
import { copyOf, emptyValues, type FormValues, valuesOf } from './form-values.ts';
import { fromNational } from './from-national.ts';

/** Of this tab, until its page is loaded again: what was still being kept when it came back to the form is its own. */
const writer = newKey();

type Listed = Reply<typeof managedPositions.list>;

export interface FormMaterial {
  businessId: string;
  positionId: string | undefined;
  business: Listed['business'];
  stats: Listed['stats'];
  position: ManagedPosition | null;
  /** Then nobody chooses when. */
  isPublished: boolean;
  counties: County[];
  /** Ads at NAV that a new one may begin from, while it does not. */
  atNav: AdAtNav[];
  isFromNav: boolean;
  forms: { id: string; title: string }[];
  /** Why there are none to choose. */
  formsProblem: string | null;
  /** One was made for this position just now, and is chosen. */
  hasNewForm: boolean;
  initial: FormValues;
  /** Without the draft. */
  untouched: FormValues;
  /** When what was being written was kept last. */
  draftFrom: string | null;
  /** Knows the draft also where it is not taken up. */
  by: DraftWriter;
}

type AdAtNav = Pick<
  Reply<typeof national.ofEmployer>['positions'][number],
  'uuid' | 'title' | 'municipal' | 'published'
>;

interface Which {
  businessId: string;
  positionId: string | undefined;
  /** The position to begin a new one from. */
  copiedId: string | null;
  /** The same, of an ad at NAV. */
  nationalId: string | null;
  /** The application form that was made for it just now. */
  savedFormId: string | null;
  person: Parameters<typeof emptyValues>[0];
}

/** Everything the form needs before its first field can be shown. */
export async function loadMaterial({
  businessId,
  positionId,
  copiedId,
  nationalId,
  savedFormId,
  person,
}: Which): Promise<FormMaterial> {
  const params = { businessId };
  const query = { ...(positionId && { positionId }) };
  const listed = api('GET /business/:businessId/positions', { params, query: { limit: 1 } });
  const [{ business, stats }, { draft }, { counties }, position, ad] = await Promise.all([
    listed,
    whenKept().then(() => api('GET /business/:businessId/position-draft', { params, query })),
    api('GET /places'),
    readPosition(businessId, positionId ?? copiedId).catch(async (error) => {
      // Where the business is missing, that is what there is to say.
      await listed;
      throw error;
    }),
    nationalId && !positionId ? api('GET /nav-positions/:uuid', { params: { uuid: nationalId } }) : null,
  ]);
  const [{ forms, formsProblem }, atNav] = await Promise.all([
    readForms(business.id, positionId ? position?.applicationFormId : null),
    positionId || nationalId ? [] : readAtNav(business.organizationNumber),
  ]);
  const isPublished = Boolean(positionId && position && isOut(position, dayInOslo(new Date())));
  // A form that was deactivated or deleted since is no choice any more, nor when to publish what came out since.
  const withOffered = (values: FormValues) => ({
    ...values,
    ...(!formsProblem && !forms.some(({ id }) => id === values.applicationFormId) && { applicationFormId: '' }),
    ...(isPublished && { publishFrom: '' }),
  });
  const empty = emptyValues(person, business.municipality);
  const copy = positionId ? null : position ? copyOf(position) : ad && fromNational(ad.position, empty);
  const untouched = withOffered(copy ?? (position ? valuesOf(position) : empty));
  // A copy was asked for just now; what was being written before gives way once something is typed, unless that is the copy.
  const isCopy = copy !== null && draft?.fields.copiedFrom !== copy.copiedFrom;
  const written = draft && !isCopy ? withOffered(draft.fields) : untouched;
  const newForm = forms.find(({ id }) => id === savedFormId);
  return {
    businessId,
    positionId,
    business,
    stats,
    position: positionId ? position : null,
    isPublished,
    counties,
    atNav,
    isFromNav: ad !== null,
    forms,
    formsProblem,
    hasNewForm: Boolean(newForm),
    initial: newForm ? { ...written, applicationMethod: 'form', applicationFormId: newForm.id } : written,
    untouched,
    draftFrom: draft && !isCopy ? draft.updatedAt : null,
    by: { writer, ...(draft && { openedDraft: draft.updatedAt }) },
  };
}

async function readPosition(businessId: string, positionId: string | null | undefined) {
  if (!positionId) return null;
  const params = { businessId, positionId };
  return (await api('GET /business/:businessId/positions/:positionId', { params })).position;
}

/** Only a help: without them the form is as good. */
const readAtNav = (organizationNumber: string): Promise<AdAtNav[]> =>
  api('GET /nav-positions/of-employer/:organizationNumber', { params: { organizationNumber } }).then(
    ({ positions }) => positions,
    () => [],
  );

/** The active ones, and the one that the position has. Without an active business there are none, and the API says why. */
const readForms = (businessId: string, current: string | null | undefined) =>
  api('GET /application-forms', { query: { businessId } }).then(
    ({ forms }) => ({ forms: forms.filter(({ id, isActive }) => isActive || id === current), formsProblem: null }),
    (error) => ({
      forms: [],
      formsProblem: reasonOf(error, 'Feil ved henting av søknadsmaler'),
    }),
  );
