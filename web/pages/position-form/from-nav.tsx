import { Link } from 'react-router';
import { formatDate } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { FormMaterial } from './load-material.ts';
import styles from './position-form.module.css';

interface Props {
  material: FormMaterial;
  /** Nothing that was typed gives way to an ad. */
  isChanged: boolean;
}

/** What the employer wrote for NAV need not be written again. */
export function FromNav({ material: { businessId, atNav, isFromNav, draftFrom }, isChanged }: Props) {
  if (isFromNav)
    return (
      <Notice color="info" title="Hentet fra annonsen hos NAV">
        <p>
          Se over teksten og fristene, og flytt kravene til sitt eget felt. Er stillingen ute her, viser søket bare den.
        </p>
      </Notice>
    );
  if (atNav.length === 0 || isChanged || draftFrom) return null;
  return (
    <details className={styles.atNav}>
      <summary>Begynn fra en annonse dere har hos NAV</summary>
      <ul>
        {atNav.map(({ uuid, title, municipal, published }) => (
          <li key={uuid}>
            {/* The list goes, and the form begins anew above. */}
            <Link to={`/bedrift/${businessId}/stillinger/ny?fra-nav=${uuid}#innhold`}>{title}</Link>{' '}
            <span className="quiet">
              {municipal}, publisert {formatDate(published)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
