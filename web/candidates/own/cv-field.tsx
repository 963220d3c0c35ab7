import { Link } from 'react-router';
import { api } from '../../platform/api.ts';
import { useReading } from '../../platform/use-reading.ts';
import { useSeenAgain } from '../../platform/use-seen-again.ts';
import { Banner } from '../../ui/banner.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import styles from './candidate-form.module.css';

interface Props {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

const read = async () => (await api('GET /cvs')).cvs;

/** Which of one's CVs employers may read. */
export function CvField({ value, error, disabled, onChange }: Props) {
  const { data: cvs, problem, retry, reload } = useReading(read, { failed: 'Kunne ikke laste CV-er' });
  useSeenAgain(reload);
  if (!cvs) {
    return (
      <div className={styles.several}>
        <p className={styles.label}>CV</p>
        <Banner>{problem}</Banner>
        <LoadingOrRetry retry={retry}>Laster CV-ene dine …</LoadingOrRetry>
      </div>
    );
  }
  if (cvs.length === 0) {
    return (
      <div className={styles.several}>
        <p className={styles.label}>CV</p>
        <p>
          Du har ingen CV her ennå.{' '}
          <Link to="/profil?tab=cv" target="_blank">
            Lag en CV
            <InNewTab />
          </Link>
          , så kan du velge den når du kommer tilbake.
        </p>
      </div>
    );
  }
  return (
    <LabelledField
      id="candidate-cv"
      label="CV"
      description="Vises uten navn, bilde og kontaktinformasjon, slik den er når du lagrer profilen."
      error={error}
      optional
    >
      {(labelled) => (
        <select
          {...labelled}
          className="ds-input"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">Ingen CV</option>
          {cvs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title || 'CV uten navn'}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
