import { useState } from 'react';
import { reasonName, refusalReasons } from '../../../contract/applications/refusal-reasons.ts';
import { formatNumber } from '../../platform/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './report.module.css';
import type { Report } from './report-content.tsx';
import { Share } from './share.tsx';

/** Why applicants were refused, to all positions or to one. */
export function Refusals({ total, positions }: Pick<Report, 'total' | 'positions'>) {
  const [positionId, setPositionId] = useState('');
  const refusing = positions.filter(({ denied }) => denied > 0);
  const { denied, refusalReasons: counts, withoutReason } = refusing.find(({ id }) => id === positionId) ?? total;
  const given = refusalReasons.filter((reason) => counts[reason] > 0).sort((one, other) => counts[other] - counts[one]);
  if (total.denied === 0) return null;
  return (
    <section aria-labelledby="begrunnelser" className={styles.refusals}>
      <h2 id="begrunnelser">Begrunnelser for avslag</h2>
      {refusing.length > 1 && (
        <SelectField label="Stilling" name="refusing" value={positionId} onChange={setPositionId}>
          <option value="">Alle stillinger</option>
          {refusing.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <p role="status">Av {formatNumber(denied)} avslag:</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.funnel} role="list" aria-labelledby="begrunnelser">
        {given.map((reason) => (
          <Share key={reason} label={reasonName(reason)} count={counts[reason]} total={denied} />
        ))}
        <Share label="Uten begrunnelse" count={withoutReason} total={denied} />
      </ul>
      <p className={`quiet ${styles.note}`}>Et avslag kan ha inntil tre begrunnelser.</p>
    </section>
  );
}
