import { composeForMany, RECIPIENT_TOKEN } from '../platform/mail/compose-message.ts';
import { type Mail, mailSchema } from '../platform/mail/mail.ts';
import { plainText, withoutEntities } from './plain-text.ts';
import { renderContent } from './render-content.ts';

/** The name that readers see as the sender. */
export const SENDER_NAME = 'Jobbfjord-teamet';

interface Written {
  id: string;
  title: string;
  content: string;
}

/** As everybody gets it: the links count clicks, a picture counts openings, both without saying whose. */
export function composeNewsletter({ id, title, content }: Written, publicUrl: string) {
  const html = renderContent(content, publicUrl);
  const counted = `${countClicks(html, id, publicUrl)}<img src="${publicUrl}/api/newsletter/${id}/open" width="1" height="1" alt="" />`;
  // No reader yet: the address is put in for each.
  const { to: _nobody, ...mail } = mailSchema.parse(
    mailOf(title, html, counted, RECIPIENT_TOKEN, 'post@jobbfjord.example'),
  );
  return composeForMany(mail, publicUrl);
}

/** To the one who writes it, to look at: nothing is counted. */
export function testMail({ title, content }: Written, token: string, address: string, publicUrl: string): Mail {
  const html = renderContent(content, publicUrl);
  const mail = mailOf(title, html, html, token, address);
  return { ...mail, subject: `[Test] ${mail.subject}` };
}

function mailOf(title: string, html: string, shown: string, token: string, address: string): Mail {
  const text = plainText(html);
  const leave = `/unsubscribe?token=${token}`;
  return {
    to: { address },
    subject: title,
    preview: plainText(withoutAddresses(html)) || title,
    heading: title,
    richText: { html: shown, text: text || title },
    smallPrint: ['Du får nyhetsbrevet fordi du har slått det på i profilen din.'],
    // Mail programs post to the address that people open: opened, it changes nothing by itself.
    unsubscribe: { path: leave, oneClickPath: leave },
  };
}

/** A list of mails shows the words of links. */
const withoutAddresses = (html: string) => html.replace(/<a href="[^"]*">/g, '<a>');

const webLink = /<a href="(https?:\/\/[^"]+)">/gi;

/** The addresses in the order of their numbers, each once. */
export const linksIn = (html: string) => [
  ...new Set([...html.matchAll(webLink)].map(([, address = '']) => withoutEntities(address))),
];

function countClicks(html: string, id: string, publicUrl: string) {
  const numbers = new Map(linksIn(html).map((address, index) => [address, index + 1]));
  return html.replace(webLink, (_link, address: string) => {
    const number = numbers.get(withoutEntities(address));
    return `<a href="${publicUrl}/api/newsletter/${id}/links/${number}">`;
  });
}
