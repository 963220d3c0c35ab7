import { formatOrganizationNumber } from '../platform/format.ts';
import styles from './approvals.module.css';
import { CutText } from './cut-text.tsx';
import { AskedChange, EarlierDecisions, OwnerFacts, RegisterFacts } from './evidence.tsx';
import { PendingCard } from './pending-card.tsx';
import { ShownPictures } from './shown-pictures.tsx';
import type { Action, PendingBusiness as Item } from './use-approvals.ts';

interface Props {
  item: Item;
  isBusy: boolean;
  onAct: (action: Action) => void;
}

export const PendingBusiness = ({ item, isBusy, onAct }: Props) => (
  <PendingCard
    id={item.id}
    title={item.businessName}
    href={`/bedrift/${item.organizationNumber}`}
    isBusy={isBusy}
    onAct={onAct}
  >
    <p className="quiet tabular">Organisasjonsnummer {formatOrganizationNumber(item.organizationNumber)}</p>
    <AskedChange asked={item.askedChange} />
    <CutText label="Kort beskrivelse" text={item.shortDescription} of={item.businessName} />
    <CutText label="Lang beskrivelse" text={item.longDescription} of={item.businessName} />
    <ShownPictures label="Bilder" pictures={item.pictures} />
    <div className={styles.evidence}>
      <OwnerFacts owner={item.owner} createdAt={item.createdAt} />
      <RegisterFacts register={item.register} />
    </div>
    <EarlierDecisions decisions={item.earlierDecisions} />
  </PendingCard>
);
