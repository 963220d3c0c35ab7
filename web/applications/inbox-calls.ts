import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { RefusalReason } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { CallError, reasonOf } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { dayInOslo } from '../platform/format.ts';
import { saveFile } from '../platform/save-file.ts';
import { addressAmong } from './address-among.ts';
import { filterOf, type InboxSearch } from './inbox-search.ts';

/** Not answered at all, or refused with or without a reason. */
function reword(error: unknown, fallback: string, network?: string): never {
  if (!(error instanceof CallError)) throw error;
  const message = error.status === 0 ? (network ?? error.message) : reasonOf(error, fallback);
  throw new CallError(error.status, message, error.errors);
}

const notLoaded = (error: unknown) =>
  reword(error, 'Kunne ikke laste søknader', 'Nettverksfeil ved lasting av søknader');
const notChanged = (error: unknown) =>
  reword(error, 'Kunne ikke oppdatere status', 'Nettverksfeil ved oppdatering av status');

/** Of one position, if it is chosen. */
export const loadStats = (businessId: string, { positionId }: Partial<Pick<InboxSearch, 'positionId'>> = {}) =>
  api('GET /applications/business/:businessId/stats', {
    params: { businessId },
    query: positionId ? { positionId } : {},
  }).catch(notLoaded);

export const loadList = (businessId: string, search: InboxSearch, limit = 10) =>
  api('GET /applications/business/:businessId', {
    params: { businessId },
    query: { ...filterOf(search), page: search.page, limit, fields: 'summary' },
  }).catch(notLoaded);

/** Which ones there are, in their order. */
export const loadOrder = (businessId: string, search: InboxSearch) =>
  api('GET /applications/business/:businessId/order', { params: { businessId }, query: filterOf(search) }).catch(
    notLoaded,
  );

/** In summary, which opens none of them. */
export const loadSome = async (businessId: string, ids: string[]) =>
  (
    await api('GET /applications/business/:businessId', {
      params: { businessId },
      query: { ids: ids.join(), limit: ids.length, fields: 'summary' },
    })
  ).applications;

export const openApplication = async (id: string) =>
  (await api('GET /applications/:id', { params: { id } }).catch(notLoaded)).application;

export const markRead = async (id: string) => (await api('PUT /applications/:id/read', { params: { id } })).application;

export interface StatusChange {
  status: ApplicationStatus;
  notes?: string;
  message?: string;
  refusalReasons?: RefusalReason[];
}

export const setStatus = ({ id, version }: Pick<HandledApplication, 'id' | 'version'>, change: StatusChange) =>
  api('PUT /applications/:id/status', { params: { id }, body: { ...change, version } }).catch(notChanged);

type Versions = { id: string; version: number | undefined }[];

export const setStatuses = (applications: Versions, change: Omit<StatusChange, 'notes'>) =>
  api('PUT /applications/status', { body: { ...change, applications } }).catch(notChanged);

/** Only what they are as: what a colleague changed since stays. */
export const undo = (applications: Versions) =>
  api('POST /applications/undo', { body: { applications } }).catch(notChanged);

export const setResponsible = (applications: Versions, responsibleId: string | null) =>
  api('PUT /applications/responsible', {
    body: { responsibleId, applications: applications.map(({ id, version }) => ({ id, version })) },
  }).catch((error) => reword(error, 'Kunne ikke lagre hvem som er ansvarlig'));

type Ids = { id: string }[];

export const addLabel = (applications: Ids, label: string) =>
  api('POST /applications/labels', { body: { label, applications: applications.map(({ id }) => ({ id })) } }).catch(
    (error) => reword(error, 'Kunne ikke legge til merkelappen'),
  );

export const removeLabel = (applications: Ids, label: string) =>
  api('DELETE /applications/labels', { body: { label, applications: applications.map(({ id }) => ({ id })) } }).catch(
    (error) => reword(error, 'Kunne ikke fjerne merkelappen'),
  );

export const revealApplicants = (applications: { id: string }[]) =>
  api('POST /applications/reveal', { body: { applications: applications.map(({ id }) => ({ id })) } }).catch((error) =>
    reword(error, 'Kunne ikke vise hvem det er'),
  );

export const removeApplication = (id: string) =>
  api('DELETE /applications/:id', { params: { id } }).catch((error) => reword(error, 'Kunne ikke slette søknad'));

export const loadHistory = async (id: string) =>
  (await api('GET /applications/:id/history', { params: { id } }).catch(notLoaded)).events;

/** A fresh one, for either way of reading the file. That somebody reads is recorded with it. */
export async function addressOfFile(applicationId: string, fileId: string) {
  const { responses = [] } = await openApplication(applicationId);
  return addressAmong(
    responses.flatMap(({ files }) => files),
    fileId,
  );
}

/** As it can be read without knowing whose it is. */
export const readCv = (id: string, fileId: string) =>
  api('GET /applications/:id/cvs/:fileId', { params: { id, fileId } });

/** The file says whose they are and from which day, like the answer of the API: one export does not become "(1)" of another. */
export async function exportApplications(
  businessId: string,
  businessName: string,
  format: 'csv' | 'zip',
  search: InboxSearch,
  ids: string[] | null,
) {
  const query = ids ? { format, sort: search.sort, ids: ids.join(',') } : { format, ...filterOf(search) };
  const content = await api('GET /applications/business/:businessId/export', { params: { businessId }, query });
  saveFile(content, `søknader ${businessName} ${dayInOslo(new Date())}.${format}`.replaceAll(' ', '-'));
}
