import { data } from 'react-router';

/** The error page of the frame says the rest. */
export const loader = () => {
  throw data(null, 404);
};

export default function Page() {
  return null;
}
