import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import type { Newsletter } from '../../contract/newsletters.ts';
import { formatCount, formatMoment, formatNumber } from '../platform/format.ts';
import { Tag } from '../ui/tag.tsx';
import { NewsletterContent } from './newsletter-content.tsx';
import styles from './newsletters.module.css';
import { SendProgress } from './send-progress.tsx';

export type NewsletterAct =
  | 'send'
  | 'edit'
  | 'test'
  | 'schedule'
  | 'unschedule'
  | 'delete'
  | 'pause'
  | 'resume'
  | 'view';

interface Props {
  newsletter: Newsletter;
  /** Something about this one is under way. */
  isBusy: boolean;
  onAct: (act: NewsletterAct) => void;
}

const states = {
  draft: { label: 'Utkast', color: 'neutral' },
  scheduled: { label: 'Planlagt', color: 'info' },
  sending: { label: 'Sendes', color: 'sol' },
  paused: { label: 'På pause', color: 'warning' },
  sent: { label: 'Sendt', color: 'success' },
} as const;

const acts: Record<Newsletter['state'], { act: NewsletterAct; label: string }[]> = {
  draft: [
    { act: 'send', label: 'Send til alle' },
    { act: 'edit', label: 'Rediger' },
    { act: 'test', label: 'Send prøve til meg' },
    { act: 'schedule', label: 'Planlegg' },
    { act: 'delete', label: 'Slett' },
  ],
  scheduled: [
    { act: 'send', label: 'Send til alle' },
    { act: 'edit', label: 'Rediger' },
    { act: 'test', label: 'Send prøve til meg' },
    { act: 'unschedule', label: 'Ta bort tidspunktet' },
  ],
  sending: [
    { act: 'pause', label: 'Sett på pause' },
    { act: 'view', label: 'Vis' },
  ],
  paused: [
    { act: 'resume', label: 'Fortsett utsendingen' },
    { act: 'view', label: 'Vis' },
  ],
  sent: [{ act: 'view', label: 'Vis' }],
};

export function NewsletterCard({ newsletter, isBusy, onAct }: Props) {
  const { state, title, previewHtml, pausedBecause, isServerSilent, progress } = newsletter;
  const hasBegun = newsletter.status === 'sent';
  return (
    <article className="card" aria-label={title}>
      <header className={styles.cardHead}>
        <h3>{title}</h3>
        <Tag color={states[state].color}>{states[state].label}</Tag>
      </header>
      <p className={styles.facts}>{factsOf(newsletter)}</p>
      {(state === 'sending' || state === 'paused') && <SendProgress title={title} {...progress} />}
      {pausedBecause && <p>{pausedBecause}</p>}
      {isServerSilent && <p>Postserveren svarer ikke nå. Vi prøver igjen av oss selv.</p>}
      <NewsletterContent html={previewHtml} under={3} />
      {hasBegun && <Figures {...newsletter} />}
      <div className={styles.actions}>
        {acts[state].map(({ act, label }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: what takes the place of the pressed button keeps the focus
            key={index}
            data-size="sm"
            variant={index > 0 ? 'tertiary' : act === 'view' ? 'secondary' : 'primary'}
            data-color={act === 'delete' ? 'danger' : undefined}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onAct(act)}
          >
            {label}
            <span className="visually-hidden">: {title}</span>
          </Button>
        ))}
      </div>
    </article>
  );
}

function factsOf({ state, createdAt, createdBy, scheduledFor, sentAt }: Newsletter) {
  const author = createdBy ? ` av ${createdBy.firstName} ${createdBy.lastName}` : '';
  const made = `Laget ${formatMoment(createdAt)}${author}`;
  if (scheduledFor) return `${made}. Sendes ${formatMoment(scheduledFor)}`;
  return sentAt ? `${made}. ${state === 'sent' ? 'Sendt' : 'Påbegynt'} ${formatMoment(sentAt)}` : made;
}

function Figures({ recipientCount, progress, openCount, clickCount }: Newsletter) {
  return (
    <dl className={styles.figures}>
      <Figure label="Mottakere">{formatNumber(recipientCount)}</Figure>
      <Figure label="Sendt">{formatNumber(progress.sent)}</Figure>
      <Figure label="Feilet">{formatNumber(progress.failed)}</Figure>
      <Figure label="Åpninger">{formatNumber(openCount)}</Figure>
      <Figure label="Klikk">{formatNumber(clickCount)}</Figure>
      {progress.skipped > 0 && (
        <Figure label="Rakk å melde seg av">{formatCount(progress.skipped, 'person', 'personer')}</Figure>
      )}
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
