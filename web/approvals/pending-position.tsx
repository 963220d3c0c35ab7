import { perPeriod } from '../../contract/positions/pay-in-words.ts';
import { workLanguagesText } from '../../contract/positions/work-languages-in-words.ts';
import { dayInOslo, formatDate, formatNumber, formatOrganizationNumber } from '../platform/format.ts';
import { Tag } from '../ui/tag.tsx';
import { AdHints } from './ad-hints.tsx';
import styles from './approvals.module.css';
import { CutText } from './cut-text.tsx';
import { AskedChange, EarlierDecisions, OwnerFacts, RegisterFacts } from './evidence.tsx';
import { PendingCard } from './pending-card.tsx';
import type { Action, PendingPosition as Item } from './use-approvals.ts';

interface Props {
  item: Item;
  isBusy: boolean;
  onAct: (action: Action) => void;
}

export function PendingPosition({ item, isBusy, onAct }: Props) {
  const { business } = item;
  const today = dayInOslo(new Date());
  const { profession, positionType, location, salaryRange, workLanguages, workSchedule } = item;
  const facts = [
    profession,
    positionType,
    location,
    salaryText(salaryRange),
    workLanguages.length > 0 && `arbeidsspråk ${workLanguagesText(workLanguages).toLowerCase()}`,
    workSchedule,
  ].filter(Boolean);
  return (
    <PendingCard id={item.id} title={item.title} href={`/stilling/${item.id}`} isBusy={isBusy} onAct={onAct}>
      <p>
        {business.name} <span className="quiet tabular">{formatOrganizationNumber(business.organizationNumber)}</span>{' '}
        {business.approvalStatus === 'pending' && <Tag color="warning">Bedriften venter også på godkjenning</Tag>}
      </p>
      <p className="quiet">
        {facts.join(' · ')} ·{' '}
        {item.publishFrom && item.publishFrom > today && `publiseres ${formatDate(item.publishFrom)} · `}
        utløper {formatDate(item.expiryDate)}{' '}
        {item.expiryDate <= today && <Tag color="warning">Har utløpt mens den ventet</Tag>}
      </p>
      {item.importedFrom && (
        <p className="quiet">
          Kom fra eget system: {item.importedFrom.system ?? 'ukjent'}, referanse {item.importedFrom.reference}
        </p>
      )}
      <AskedChange asked={item.askedChange} />
      <AdHints position={item} />
      <CutText label="Beskrivelse" text={item.description} of={item.title} />
      <CutText label="Krav" text={item.requirements} of={item.title} />
      {item.externalApplicationUrl && <p>Søknad på {item.externalApplicationUrl}</p>}
      {item.applicationEmail && <p>Søknad på e-post til {item.applicationEmail}</p>}
      <div className={styles.evidence}>
        <OwnerFacts owner={item.owner} createdAt={item.createdAt} />
        <RegisterFacts register={item.register} />
      </div>
      <EarlierDecisions decisions={item.earlierDecisions} />
    </PendingCard>
  );
}

function salaryText({ min, max, currency, period }: Item['salaryRange']) {
  const unit = currency === 'NOK' ? 'kr' : currency;
  const per = perPeriod(period);
  if (min !== null && min === max) return `${unit} ${formatNumber(min)}${per}`;
  if (min !== null && max !== null) return `${unit} ${formatNumber(min)}–${formatNumber(max)}${per}`;
  if (min !== null) return `fra ${unit} ${formatNumber(min)}${per}`;
  return max === null ? null : `opp til ${unit} ${formatNumber(max)}${per}`;
}
