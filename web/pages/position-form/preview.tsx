import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { dayInOslo } from '../../platform/format.ts';
import { PositionCard } from '../../positions/position-card.tsx';
import { PositionHero } from '../../positions/position-hero.tsx';
import { shownPosition } from '../../positions/shown-position.ts';
import { Icon } from '../../ui/icon.tsx';
import { PositionContent } from '../position/position-content.tsx';
import type { FormValues } from './form-values.ts';
import type { FormMaterial } from './load-material.ts';
import styles from './position-form.module.css';
import { previewOf } from './preview-of.ts';
import { readingTime } from './reading-time.ts';

interface Props {
  values: FormValues;
  material: FormMaterial;
  onClose: () => void;
}

/** The page and the card as everybody will see them, made of the same parts. */
export default function Preview({ values, material, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const now = new Date();
  const position = previewOf(values, material, now);
  return (
    <>
      <div className={styles.previewBar}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            Forhåndsvisning
          </h2>
          <p className="quiet">Lesetid: {readingTime(`${values.description} ${values.requirements}`)}</p>
        </div>
        <Button variant="secondary" onClick={onClose}>
          <Icon name="arrow-left" />
          Tilbake til skjemaet
        </Button>
      </div>
      <section className={styles.previewCard} aria-labelledby="preview-card">
        <h3 id="preview-card">I en liste</h3>
        <div>
          <PositionCard position={shownPosition(position, dayInOslo(now))} follow={null} />
        </div>
      </section>
      <section aria-labelledby="preview-page">
        <h3 id="preview-page">Som egen side</h3>
        <div className={styles.previewPage}>
          <PositionHero position={position} back={null} actions={null} />
          <PositionContent position={position} />
        </div>
      </section>
    </>
  );
}
