import { formatDate, formatMoment } from '../platform/format.ts';
import { AddressText } from '../ui/address-text.tsx';
import { type Fact, FactList } from '../ui/fact-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './approvals.module.css';
import { decisionTexts, subjectTexts } from './decision-texts.ts';
import type { PendingBusiness } from './use-approvals.ts';

type Owner = PendingBusiness['owner'];

export function OwnerFacts({ owner, createdAt }: { owner: Owner; createdAt: string }) {
  return (
    <section className={styles.facts}>
      <h4>Sendt inn av</h4>
      <p>{owner.name}</p>
      <p>
        <AddressText>{owner.email}</AddressText>
      </p>
      <p className={styles.signs}>
        {owner.emailConfirmed ? (
          <Tag color="success">Adressen er bekreftet</Tag>
        ) : (
          <Tag color="warning">Adressen er ikke bekreftet</Tag>
        )}
        <DomainSign {...owner.emailDomain} />
      </p>
      <p className="quiet">
        Sendt inn {formatMoment(createdAt)}
        {owner.registeredAt && `, konto siden ${formatDate(owner.registeredAt)}`}
      </p>
    </section>
  );
}

function DomainSign({ sign, domain, known }: Owner['emailDomain']) {
  switch (sign) {
    case 'matches':
      return <Tag color="success">Domenet er bedriftens</Tag>;
    case 'resembles':
      return <Tag color="info">Domenet likner navnet</Tag>;
    case 'free':
      return <Tag color="warning">Gratis e-posttjeneste: {domain}</Tag>;
    case 'differs':
      return <Tag color="warning">Annet domene enn bedriftens: {known.join(', ')}</Tag>;
    case 'unknown':
      return <Tag>Ikke noe domene å sammenligne med</Tag>;
  }
}

export function RegisterFacts({ register }: { register: PendingBusiness['register'] }) {
  const facts: Fact[] = [
    ['Navn', register.name],
    ['Form', register.form],
    ['Næring', register.industry],
    ['Sted', register.town],
    ['Ansatte', register.employees],
    ['Stiftet', register.founded && formatDate(register.founded)],
    ['Nettsted', register.homepage && <AddressText>{register.homepage}</AddressText>],
  ];
  return (
    <section className={styles.facts}>
      <h4>Enhetsregisteret</h4>
      {register.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {register.warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
      {register.fetchedAt && <p className="quiet">Hentet {formatDate(register.fetchedAt)}</p>}
    </section>
  );
}

export function AskedChange({ asked }: { asked: PendingBusiness['askedChange'] }) {
  if (!asked) return null;
  return (
    <div className={styles.asked}>
      <p>
        <Tag color={asked.isDone ? 'success' : 'neutral'}>{asked.isDone ? 'Endret siden' : 'Ikke endret ennå'}</Tag>{' '}
        {asked.actorName} ba om en endring {formatMoment(asked.at)}:
      </p>
      <blockquote>{asked.reason}</blockquote>
    </div>
  );
}

export function EarlierDecisions({ decisions }: { decisions: PendingBusiness['earlierDecisions'] }) {
  if (decisions.length === 0) return null;
  return (
    <section className={styles.facts}>
      <h4>Tidligere om samme nummer eller person</h4>
      <ul className={styles.decisions}>
        {decisions.map(({ id, decision, subject, subjectName, reason, actorName, createdAt }) => (
          <li key={id}>
            <Tag color={decision === 'rejected' ? 'danger' : 'neutral'}>{decisionTexts[decision]}</Tag>
            <span>
              {subjectTexts[subject]} {subjectName}, {formatDate(createdAt)} av {actorName}
              {reason && <span className="quiet"> – {reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
