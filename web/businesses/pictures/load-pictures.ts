import type { Api } from '../../../contract/api.ts';

/** Of a business, by organisation number or id. A page is as good without them. */
export const loadPictures = (api: Api, business: string) =>
  api('GET /business-pictures/:business', { params: { business } }).then(
    ({ pictures }) => pictures,
    () => [],
  );
