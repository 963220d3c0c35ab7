import type { ReactNode } from 'react';
import type { EmbeddingChoices, Theme } from '../../businesses/embedding/choices.ts';
import { siteName } from '../../platform/metadata.ts';
import styles from './embedded.css?url';

const colorSchemes: Record<Theme, string> = { auto: 'auto', lys: 'light', mork: 'dark' };

interface Props {
  title: string;
  canonical: string | undefined;
  choices: EmbeddingChoices;
  children: ReactNode;
}

/** A document of its own. Its links leave the frame. */
export function EmbeddedPage({ title, canonical, choices, children }: Props) {
  return (
    <html lang="nb" data-color-scheme={colorSchemes[choices.tema]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${siteName}`}</title>
        <meta name="robots" content="noindex" />
        {canonical && <link rel="canonical" href={canonical} />}
        <base target="_top" />
        <link rel="stylesheet" href={styles} />
        {choices.isFitted && <script src="/innfelt-hoyde.js" defer />}
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          Stillinger fra <a href="/">{siteName}</a>
        </footer>
      </body>
    </html>
  );
}
