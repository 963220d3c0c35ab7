import { redirect } from 'react-router';
import type { Route } from './+types/apply';

/** How one applies stands on the position's own page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/stilling/${encodeURIComponent(params.id)}`);
