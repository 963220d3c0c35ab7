import type { ReactNode } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { languageOf, languageOfTitle } from '../../../contract/positions/language-of.ts';
import { nationalAge, nationalKind, nationalPlace } from '../../national/national-texts.ts';
import { nationalTimeLeft } from '../../national/national-time-left.ts';
import { DetailHero, HeroTags } from '../../ui/detail-hero.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeLeftTag } from '../../ui/time-left-tag.tsx';
import styles from './national-position.module.css';

interface Props {
  position: Reply<typeof national.read>['position'];
  now: string;
  back: ReactNode;
  actions: ReactNode;
}

export function NationalHero({ position, now, back, actions }: Props) {
  const { title, description, businessName, jobtitle, published } = position;
  return (
    <DetailHero>
      {back}
      <p className={styles.business}>{businessName}</p>
      <h1 lang={languageOfTitle(title, languageOf(description))}>{title}</h1>
      {jobtitle && jobtitle.toLowerCase() !== title.toLowerCase() && <p className="lead">{jobtitle}</p>}
      <HeroTags label="Kort om stillingen">
        <li>
          <Tag color="info">NAV</Tag>
        </li>
        <li>
          <Tag color="fjord">{nationalKind(position)}</Tag>
        </li>
        <li>
          <Tag>
            <Icon name="map-pin" size="1.1em" />
            {nationalPlace(position)}
          </Tag>
        </li>
        <li>
          <TimeLeftTag {...nationalTimeLeft(position)} />
        </li>
      </HeroTags>
      <p className="quiet">Publisert {nationalAge(published, new Date(now)).toLowerCase()}</p>
      {actions}
    </DetailHero>
  );
}
