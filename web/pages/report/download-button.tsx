import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { ReportPeriod } from '../../../contract/applications/application-report.ts';
import { api } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSayWhy } from '../../ui/say.ts';

interface Props {
  businessId: string;
  weeks: ReportPeriod;
  /** Without its ending. */
  name: string;
}

export function DownloadButton({ businessId, weeks, name }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const download = async () => {
    setProblem(null);
    try {
      const content = await api('GET /applications/business/:businessId/report/table', {
        params: { businessId },
        query: { weeks },
      });
      saveFile(content, `${name}.csv`);
    } catch (error) {
      sayWhy(error, 'Kunne ikke lage tabellen', () => void download());
    }
  };
  return (
    <div className="no-print">
      <Banner>{problem}</Banner>
      <Button variant="secondary" onClick={download}>
        <Icon name="download" />
        Last ned CSV
      </Button>
    </div>
  );
}
