import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './banner.tsx';
import { Icon } from './icon.tsx';
import { type Conflict, SaveProblem } from './save-problem.tsx';
import type { WizardState } from './use-wizard.ts';
import styles from './wizard.module.css';

interface Props {
  /** From `useWizard`. */
  wizard: WizardState;
  /** What the button that sends it says, and while it sends. */
  send: { label: string; sending: string };
  /** Of what more than one person may change. */
  conflict?: Conflict;
  /** Beside the buttons, such as a way out. */
  aside?: ReactNode;
  /** The fields of the step that is shown. */
  children: ReactNode;
}

/** A form in steps: where one is, the fields of one step, back and on. The way back is always free. */
export function Wizard({ wizard, send, conflict, aside, children }: Props) {
  const { titles, step, banner, isStale, isSending, isComplete, next, back, goTo, form } = wizard;
  const heading = useHeadingFocus(step);
  const isLast = step === titles.length - 1;
  const sendAll = () => goTo(titles.length);
  const savesEarly = isComplete && !isLast;
  return (
    <form className={styles.wizard} ref={form} onSubmit={next} noValidate>
      <div className={styles.progress}>
        <progress value={step + 1} max={titles.length} aria-label="Fremdrift" />
        <p className={styles.count}>
          Steg {step + 1} av {titles.length}
        </p>
      </div>
      <ol className={styles.steps} aria-label="Stegene">
        {titles.map((title, index) => (
          <li key={title} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
            {index < step || (isComplete && index > step) ? (
              <button type="button" disabled={isSending} onClick={() => goTo(index)}>
                {index < step && <Icon name="check" size="1em" />}
                {title}
              </button>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {titles[step]}
      </h2>
      <Banner>
        {banner && <SaveProblem message={banner} conflict={isStale ? conflict : undefined} onSend={sendAll} />}
      </Banner>
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>
        {step > 0 && (
          <Button type="button" variant="secondary" disabled={isSending} onClick={back}>
            <Icon name="arrow-left" />
            Tilbake
          </Button>
        )}
        <Button type="submit" data-send={!savesEarly || undefined} disabled={isSending}>
          {!isLast && 'Neste'}
          {isLast && (isSending ? send.sending : send.label)}
          {!isLast && <Icon name="arrow-right" />}
        </Button>
        {savesEarly && (
          <Button type="button" variant="secondary" data-send disabled={isSending} onClick={sendAll}>
            {send.label}
          </Button>
        )}
        {aside}
      </div>
    </form>
  );
}

/** Another step is another page: its heading is read out. Not the first one, which came with the page. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return heading;
}
