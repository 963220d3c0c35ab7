import { applicationLabels } from '../../../contract/applications/application-labels.ts';
import { route } from '../../platform/http/route.ts';
import { addLabel, removeLabel } from './change-labels.ts';
import { addedInWords, removedInWords } from './in-words.ts';

interface Body {
  label: string;
  applications: { id: string }[];
}

const changeOf = ({ label, applications }: Body) => ({ label, ids: applications.map(({ id }) => id) });

export const labelRoutes = [
  route(applicationLabels.add, async ({ body, viewer }, platform) => {
    const outcome = await addLabel(platform, viewer, changeOf(body));
    return { applications: outcome.applications, message: addedInWords(outcome) };
  }),

  route(applicationLabels.remove, async ({ body, viewer }, platform) => {
    const outcome = await removeLabel(platform, viewer, changeOf(body));
    return { applications: outcome.applications, message: removedInWords(outcome) };
  }),
];
