import { encode, wrap } from 'nodemailer/lib/qp';

/** A line may have 76 characters, and the sign that it goes on is one of them. */
const MOST_ON_A_LINE = 75;

/**
 * A part of a mail in the encoding it travels in, except for what differs from reader to reader: that stands on lines of its
 * own, which whoever reads puts together again. It must be plain letters and digits, and fit on a line.
 */
export function encodeForMany(type: 'text/html' | 'text/plain', content: string, placeholder: string) {
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
  const pieces = content.split(placeholder).map((piece) => wrap(encode(piece), MOST_ON_A_LINE));
  return (inserted: string) => ({ raw: head + pieces.join(`=\r\n${inserted}=\r\n`) });
}
