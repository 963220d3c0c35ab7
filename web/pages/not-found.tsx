import { data } from 'react-router';
import { metadata } from '../platform/metadata.ts';
import type { Route } from './+types/not-found';

export const loader = () => {
  throw data(null, 404);
};

export const meta: Route.MetaFunction = (args) =>
  metadata(args, { title: 'Siden finnes ikke', description: 'Denne adressen fører ingen steder.', noindex: true });

export default function Page() {
  return null;
}
