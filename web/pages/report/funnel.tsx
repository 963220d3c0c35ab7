import { formatCount } from '../../platform/format.ts';
import styles from './report.module.css';
import type { Report } from './report-content.tsx';
import { Share } from './share.tsx';

const steps = {
  opened: 'Åpnet',
  answered: 'Fått svar',
  invited: 'Invitert til intervju',
  approved: 'Godkjent',
} as const;

/** How far the applications came. */
export function Funnel({ outcomes }: { outcomes: Report['total'] }) {
  const { received } = outcomes;
  return (
    <section aria-labelledby="hvor-langt">
      <h2 id="hvor-langt">Hvor langt søknadene har kommet</h2>
      <p>Av {formatCount(received, 'søknad', 'søknader')}:</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.funnel} role="list">
        {Object.entries(steps).map(([step, label]) => (
          <Share key={step} label={label} count={outcomes[step as keyof typeof steps]} total={received} />
        ))}
      </ul>
    </section>
  );
}
