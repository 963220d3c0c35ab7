import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { RevealDialog } from './reveal-dialog.tsx';

/** What is not shown of an anonymous application, and the way to see it. */
export function AnonymousNotice({ onReveal }: { onReveal: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <Notice color="info" title="Anonym søknad">
      <p>
        Navn, kontaktopplysninger og vedlegg vises ikke, og det som røper hvem søkeren er, er tatt ut av svarene. Sett
        status og skriv notater som vanlig. Skal søkeren på intervju, må du først vise hvem det er.
      </p>
      <Button variant="secondary" data-size="sm" onClick={() => setAsks(true)}>
        Vis hvem søkeren er
      </Button>
      <RevealDialog
        open={asks}
        count={1}
        onConfirm={() => {
          setAsks(false);
          onReveal();
        }}
        onCancel={() => setAsks(false)}
      />
    </Notice>
  );
}
