import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Section, Text } from 'react-email';
import type { MailContent } from './mail.ts';

const sender = 'Jobbfjord';
const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  body: { backgroundColor: '#eef3f3', margin: 0 },
  page: { backgroundColor: '#eef3f3', fontFamily: font, padding: '24px 12px' },
  card: {
    backgroundColor: '#ffffff',
    borderRadius: '10px',
    maxWidth: '560px',
    padding: '32px',
    // A wide picture narrows to the card, not the card widens to it.
    tableLayout: 'fixed',
    // The address of a button is longer than a phone is wide. `overflow-wrap` alone does not narrow a table.
    wordBreak: 'break-word',
  },
  brand: { color: '#0b4f5a', fontSize: '18px', fontWeight: 700, letterSpacing: '0.01em', margin: '0 0 24px' },
  heading: { color: '#10292d', fontSize: '24px', fontWeight: 650, lineHeight: '32px', margin: '0 0 16px' },
  text: { color: '#22393d', fontSize: '16px', lineHeight: '26px', margin: '0 0 16px', whiteSpace: 'pre-line' },
  partHeading: {
    color: '#10292d',
    fontSize: '16px',
    fontWeight: 650,
    lineHeight: '24px',
    margin: '0 0 2px',
    whiteSpace: 'pre-line',
  },
  button: {
    backgroundColor: '#0b4f5a',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    // Room for the one that may stand beside it.
    margin: '8px 12px 16px 0',
    padding: '14px 22px',
  },
  secondButton: {
    border: '1px solid #0b4f5a',
    borderRadius: '8px',
    color: '#0b4f5a',
    fontSize: '16px',
    fontWeight: 600,
    margin: '8px 0 16px',
    padding: '13px 21px',
  },
  line: { borderColor: '#d5e0e1', margin: '24px 0 16px' },
  small: { color: '#51666a', fontSize: '14px', lineHeight: '22px', margin: '0 0 8px', whiteSpace: 'pre-line' },
  // By its colour alone a link is not told from the words around it.
  link: { color: '#0b4f5a', textDecorationLine: 'underline' },
} satisfies Record<string, CSSProperties>;

const css = `.text a { color: #0b4f5a; }
.text img { height: auto; max-width: 100%; }
.text pre { white-space: pre-wrap; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d1b1e !important; }
  .card { background-color: #14272b !important; }
  .heading, .text { color: #e6eff0 !important; }
  .small { color: #b3c5c8 !important; }
  .brand, .small a, .text a { color: #7fc8d1 !important; }
  .button { background-color: #7fc8d1 !important; color: #06262b !important; }
  .second-button { border-color: #7fc8d1 !important; color: #7fc8d1 !important; }
  .line { border-color: #2c4448 !important; }
}`;

/** Who reads it is no part of how it looks. */
type Drawn = Omit<MailContent, 'to' | 'replyTo'>;

/** The one look of all mails, and the same words as plain text. */
export async function renderMail(mail: Drawn, publicUrl: string) {
  return { html: await render(layout(mail, publicUrl)), text: plainText(mail, publicUrl) };
}

function layout(mail: Drawn, publicUrl: string) {
  const { subject, preview, heading, paragraphs, parts = [], richText, button, secondButton } = mail;
  const head = h(
    Head,
    null,
    // Without it, what shows it as a page on a phone makes it 980 wide and the letters a third of their size.
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, css),
  );
  const card = h(
    Container,
    { style: styles.card, className: 'card' },
    h(Text, { style: styles.brand, className: 'brand' }, sender),
    h(Heading, { as: 'h1', style: styles.heading, className: 'heading' }, heading),
    ...paragraphs.map((paragraph) => h(Text, { style: styles.text, className: 'text' }, paragraph)),
    ...parts.flatMap((part) => [
      h(Heading, { as: 'h2', style: styles.partHeading, className: 'heading' }, part.heading),
      h(Text, { style: styles.text, className: 'text' }, part.text),
    ]),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: safe by the contract of `richText`
    richText && h('div', { style: richStyle, className: 'text', dangerouslySetInnerHTML: { __html: richText.html } }),
    button && h(Button, { href: publicUrl + button.path, style: styles.button, className: 'button' }, button.label),
    secondButton &&
      h(
        Button,
        { href: publicUrl + secondButton.path, style: styles.secondButton, className: 'second-button' },
        secondButton.label,
      ),
    h(Hr, { style: styles.line, className: 'line' }),
    ...footer(mail, publicUrl),
  );
  const besideSubject = { useTitleTag: false, children: preview };
  // The library's own body says that it is English, and gives the part that is seen no class for the dark look.
  const body = h(
    'body',
    { style: styles.body, className: 'page' },
    h(Preview, besideSubject),
    h(Section, { style: styles.page, className: 'page' }, card),
  );
  return h(Html, { lang: 'nb' }, head, body);
}

const richStyle = { ...styles.text, whiteSpace: 'normal' } satisfies CSSProperties;

function footer({ button, secondButton, smallPrint, unsubscribe }: Drawn, publicUrl: string): ReactNode[] {
  const small = (...children: ReactNode[]) => h(Text, { style: styles.small, className: 'small' }, ...children);
  const link = (path: string, label: string) => h(Link, { href: publicUrl + path, style: styles.link }, label);
  return [
    ...smallPrint.map((line) => small(line)),
    button &&
      small(
        `Virker ikke ${secondButton ? `«${button.label}»` : 'knappen'}? Åpne denne adressen: `,
        link(button.path, publicUrl + button.path),
      ),
    secondButton &&
      small(
        `Virker ikke «${secondButton.label}»? Åpne denne adressen: `,
        link(secondButton.path, publicUrl + secondButton.path),
      ),
    small(`${sender} · `, link('/', new URL(publicUrl).host)),
    unsubscribe && small(link(unsubscribe.path, 'Meld deg av')),
  ];
}

function plainText(mail: Drawn, publicUrl: string) {
  const { heading, paragraphs, parts: under = [], richText, button, secondButton, smallPrint, unsubscribe } = mail;
  const parts = [
    heading,
    ...paragraphs,
    ...under.map((part) => `${part.heading}\n${part.text}`),
    richText?.text,
    button && `${button.label}: ${publicUrl}${button.path}`,
    secondButton && `${secondButton.label}: ${publicUrl}${secondButton.path}`,
    '-- ',
    ...smallPrint,
    `${sender} · ${publicUrl}`,
    unsubscribe && `Meld deg av: ${publicUrl}${unsubscribe.path}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
