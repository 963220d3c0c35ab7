import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { nameOf } from '../name-of.ts';
import type { SectionProps } from '../section-props.ts';
import sections from '../sections.module.css';
import { TipDialog } from './tip-dialog.tsx';

/** For an applicant who wants to hear of other positions. */
export function TipSection({ application, onDone, onStale, onTyped }: SectionProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <section className={`${sections.section} ${sections.part} no-print`} aria-labelledby="tips-heading">
      <h3 id="tips-heading">Andre stillinger</h3>
      <p>Søkeren har sagt ja til å høre om andre stillinger hos dere.</p>
      <div className="button-row">
        <Button variant="secondary" data-size="sm" onClick={() => setAsking(true)}>
          Tips om en stilling
        </Button>
      </div>
      <TipDialog
        open={isAsking}
        applications={[application]}
        who={`Til ${nameOf(application)}.`}
        onClose={(wasRefused) => {
          close();
          if (wasRefused) onStale();
        }}
        onSent={(message) => {
          close();
          onDone(message);
        }}
        onMissing={() => {
          close();
          onStale();
        }}
        onTyped={onTyped}
      />
    </section>
  );
}
