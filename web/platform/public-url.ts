import { useRouteLoaderData } from 'react-router';

/** Where the product is reached, for what is copied out of a page. The root's loader knows it. */
export const usePublicUrl = () => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
