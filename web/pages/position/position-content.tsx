import type { ReactNode } from 'react';
import type { BusinessPicture } from '../../../contract/businesses/business-pictures.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { positions } from '../../../contract/positions.ts';
import { PictureGallery } from '../../businesses/pictures/picture-gallery.tsx';
import { ApplyCard } from '../../positions/apply-card.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { AboutBusiness } from './about-business.tsx';
import { AdChanges } from './ad-changes.tsx';
import { ContactPerson } from './contact-person.tsx';
import styles from './position.module.css';
import { PositionFacts } from './position-facts.tsx';
import { PositionLayout } from './position-layout.tsx';
import type { BegunApplication } from './use-begun-application.ts';

interface Props {
  position: Reply<typeof positions.read>['position'];
  /** What is usual in its profession, where it says no pay of its own. */
  payInProfession?: string | null;
  /** Of its employer's workplace. */
  pictures?: BusinessPicture[];
  begun?: BegunApplication | null;
  /** Whether everybody can see it. */
  isPublic?: boolean;
  notices?: ReactNode;
  /** Below the way to apply. */
  note?: ReactNode;
  /** Below what is about the employer. */
  more?: ReactNode;
  below?: ReactNode;
}

/** Everything below the title. */
export const PositionContent = ({
  position,
  payInProfession = null,
  pictures = [],
  begun,
  isPublic = false,
  notices,
  note,
  more,
  below,
}: Props) => (
  <PositionLayout
    notices={notices}
    text={
      <>
        <TextCard heading="Om stillingen" text={position.description} />
        <TextCard heading="Krav" text={position.requirements} />
        {position.workSchedule && <TextCard heading="Arbeidstid" text={position.workSchedule} />}
        <PictureGallery heading={`Slik ser det ut hos ${position.business.name}`} pictures={pictures} />
      </>
    }
    apply={
      !position.isExpired && (
        <ApplyCard
          position={position}
          sent={begun?.application}
          hasDraft={Boolean(begun?.draft)}
          isPublic={isPublic}
          below={note}
        />
      )
    }
    side={
      <>
        <PositionFacts position={position} payInProfession={payInProfession} />
        <AdChanges changes={position.changes} />
        {position.contactInfo.name && <ContactPerson {...position.contactInfo} />}
        <AboutBusiness position={position} />
        {more}
      </>
    }
    below={below}
  />
);

const TextCard = ({ heading, text }: { heading: string; text: string }) => (
  <section className={`card ${styles.card}`}>
    <h2 className={styles.textHeading}>{heading}</h2>
    <WrittenText text={text} />
  </section>
);
