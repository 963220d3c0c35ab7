import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { data } from 'react-router';
import { isUuid } from '../../contract/is-uuid.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext, publicUrlContext } from '../platform/request-context.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CheckWithHint } from '../ui/check-with-hint.tsx';
import { CountedText } from '../ui/counted-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/poster';
import { drawQr } from './poster/draw-qr.ts';
import styles from './poster/poster.module.css';
import { posterPosition } from './poster/poster-position.ts';
import { Sheet } from './poster/sheet.tsx';

const TEXT_LENGTH = 400;

/** For everybody, as the ad itself is: whoever runs a notice board may help. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data('Ugyldig stillings-ID', { status: 404 });
  const { position } = await context.get(apiContext)('GET /positions/:id', { params: { id } }).catch(passFailure);
  if (position.isExpired) throw data('Stillingen er utløpt.', { status: 404 });
  const address = `${context.get(publicUrlContext)}/stilling/${position.id}`;
  return { position: posterPosition(position), qr: drawQr(address) };
}

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: args.loaderData ? `Oppslag: ${args.loaderData.position.title}` : 'Oppslag',
    description: 'Et ark med stillingen og en kode som fører til den, til å henge opp.',
    noindex: true,
  });

export default function Poster({ loaderData: { position, qr }, params: { id } }: Route.ComponentProps) {
  // Kept nowhere: an address that brings its own words would put them on a sheet of ours.
  const [text, setText] = useState(position.beginning);
  const [hasStrips, setHasStrips] = useState(false);
  return (
    <div className={`page page-stack ${styles.page}`}>
      <BackLink to={`/stilling/${id}`}>Tilbake til stillingen</BackLink>
      <header className="no-print">
        <h1>Oppslag</h1>
        <p className="lead">Heng opp stillingen der folk går forbi. Koden fører rett til annonsen.</p>
      </header>
      <div className={styles.columns}>
        <div className={`${styles.choices} needs-scripts no-print`}>
          <CountedText
            id="poster-text"
            label="Tekst"
            rows={6}
            maxLength={TEXT_LENGTH}
            value={text}
            error={undefined}
            optional
            onChange={setText}
          />
          <CheckWithHint
            id="poster-strips"
            label="Riv-lapper nederst"
            hint="Åtte lapper med kode, til å klippe opp og ta med seg"
            checked={hasStrips}
            onChange={setHasStrips}
          />
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            Skriv ut
          </Button>
          <p className="quiet">
            Arket er A4. Velg «Lagre som PDF» i utskriftsvinduet for å sende det til noen eller trykke det.
          </p>
        </div>
        <Sheet position={position} text={text} qr={qr} hasStrips={hasStrips} />
      </div>
    </div>
  );
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke lage oppslaget" back={{ to: '/stillinger', label: 'Tilbake til stillinger' }} />
);
