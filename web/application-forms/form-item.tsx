import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { ApplicationForm } from '../../contract/application-forms.ts';
import { formatCount, formatDate } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './form-list.module.css';

interface Props {
  form: ApplicationForm;
  showsBusiness: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

export function FormItem({ form, showsBusiness, onToggle, onRemove }: Props) {
  const { id, title, description, isActive, isStopped, questions, businessName } = form;
  const { usageCount, applicationCount, createdAt } = form;
  const which = showsBusiness ? `${title}, ${businessName}` : title;
  return (
    <article className="card" aria-labelledby={`form-${id}`}>
      <div className={styles.head}>
        <h2 id={`form-${id}`}>{title}</h2>
        {isActive ? <Tag color="success">Aktiv</Tag> : <Tag color="warning">Deaktivert</Tag>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {isStopped && <p>Vi har deaktivert malen. Ta kontakt med oss hvis det er en feil.</p>}
      <p className="quiet tabular">
        {showsBusiness && `${businessName} · `}
        {formatCount(questions.length, 'spørsmål', 'spørsmål')} · brukt i{' '}
        {formatCount(usageCount, 'stilling', 'stillinger')} · {formatCount(applicationCount, 'søknad', 'søknader')} ·
        laget {formatDate(createdAt)}
      </p>
      <div className="button-row">
        <Button asChild data-size="sm" variant="secondary">
          <Link to={`/application-forms/${id}/edit`} aria-label={`Rediger ${which}`}>
            <Icon name="pencil" />
            Rediger
          </Link>
        </Button>
        <Button asChild data-size="sm" variant="tertiary">
          <Link to={`/application-forms/new?fra=${id}`} aria-label={`Dupliser ${which}`}>
            <Icon name="copy" />
            Dupliser
          </Link>
        </Button>
        {!isStopped && (
          <Button
            data-size="sm"
            variant="tertiary"
            onClick={onToggle}
            aria-label={`${isActive ? 'Deaktiver' : 'Aktiver'} ${which}`}
          >
            {isActive ? 'Deaktiver' : 'Aktiver'}
          </Button>
        )}
        <Button data-size="sm" variant="tertiary" data-color="danger" onClick={onRemove} aria-label={`Slett ${which}`}>
          <Icon name="trash" />
          Slett
        </Button>
      </div>
    </article>
  );
}
