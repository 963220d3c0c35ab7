import { places } from '../../contract/places.ts';
import { route } from '../platform/http/route.ts';
import { counties } from './counties.ts';

export const routes = [route(places.list, async () => ({ counties }))];
