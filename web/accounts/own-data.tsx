import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import { dayInOslo } from '../platform/format.ts';
import { saveFile } from '../platform/save-file.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSayWhy } from '../ui/say.ts';

/** Everything stored about oneself, as a file. */
export function OwnData() {
  const [isFetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);

  const download = async () => {
    if (isFetching) return;
    setFetching(true);
    setProblem(null);
    try {
      saveFile(await api('GET /auth/my-data'), `jobbfjord-mine-data-${dayInOslo(new Date())}.zip`);
    } catch (error) {
      sayWhy(error, 'Kunne ikke hente opplysningene', () => void download());
    } finally {
      setFetching(false);
    }
  };

  return (
    <section>
      <h3>Last ned opplysningene dine</h3>
      <p>
        Du får en zip-fil med alt vi har lagret om deg: en side du kan lese, det samme som JSON, og filene du har lastet
        opp.
      </p>
      <Banner>{problem}</Banner>
      <Button variant="secondary" aria-disabled={isFetching} onClick={download}>
        <Icon name="download" />
        {isFetching ? 'Henter …' : 'Last ned'}
      </Button>
    </section>
  );
}
