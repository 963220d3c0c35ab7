import { Link } from 'react-router';

/** Below an ad. `ad` is its address. */
export const ReportLink = ({ ad }: { ad: string }) => (
  <p className="no-print">
    <Link to={`/meld-fra${ad}`} rel="nofollow">
      Meld fra om annonsen
    </Link>
  </p>
);
