import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { siteName } from '../platform/metadata.ts';
import { Contours } from './contours.tsx';
import { Icon } from './icon.tsx';
import styles from './load-failed.module.css';
import { RetryPage } from './retry-page.tsx';

interface Props {
  title: string;
  /** Instead of the usual words. */
  explanation?: string | undefined;
  /** Where else to go. */
  back: { to: string; label: string };
}

/** A page whose content could not be loaded. */
export function LoadFailed({ title, explanation, back }: Props) {
  const error = useRouteError();
  const reply = isRouteErrorResponse(error) ? error : null;
  const message = reply && typeof reply.data === 'string' && reply.status < 500 ? reply.data : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasSomewhere] = useState(() => typeof document !== 'undefined' && document.activeElement !== document.body);
  // In the place of a list in which one stood far down, nothing of it would be in sight; and what had the focus may be gone with it.
  useEffect(() => {
    const isOutOfSight = heading.current && heading.current.getBoundingClientRect().top < 0;
    if (isOutOfSight) scrollTo(0, 0);
    const isLost = wasSomewhere && document.activeElement === document.body;
    if (isOutOfSight || isLost) heading.current?.focus({ preventScroll: true });
  }, [wasSomewhere]);
  return (
    <div className={styles.failed}>
      <title>{`${title} – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Contours variant="quiet" />
      <div className={`page page-narrow ${styles.content}`} role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">
          {explanation ?? message ?? 'Det er noe galt hos oss eller med nettet. Prøv igjen om litt.'}
        </p>
        <div className={styles.actions}>
          {/* What is not there will not come of asking again. */}
          {reply?.status !== 404 && <RetryPage error={error} />}
          <Button asChild variant="secondary">
            <Link to={back.to}>
              <Icon name="arrow-left" />
              {back.label}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
