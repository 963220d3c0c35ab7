import { Agent, request } from 'node:http';
import { smallPdf } from '../../demo/data/small-pdf.ts';

const BOUNDARY = 'jobbfjord-bench';
const pdf = smallPdf(Array.from({ length: 30 }, (_, line) => `Linje ${line} i en CV`));
const part = (head: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;

export interface Applicant {
  token: string;
  positionId: string;
}

/** What the page does for one application: its file, then the form. */
export function openClient(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, token: string, type: string, body: Buffer) =>
    new Promise<Record<string, { path: string }>>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length };
      const call = request(url + path, { method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const text = `${Buffer.concat(chunks)}`;
          if (answer.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        });
      });
      call.on('error', reject);
      call.end(body);
    });

  const upload = async ({ token, positionId }: Applicant) => {
    const fields = `${part('name="positionId"')}${positionId}\r\n${part('name="questionId"')}cv\r\n`;
    const file = part('name="applicationFile"; filename="cv.pdf"');
    const body = Buffer.concat([Buffer.from(fields + file), pdf, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
    const reply = await send('/api/applications/upload-file', token, `multipart/form-data; boundary=${BOUNDARY}`, body);
    return reply.file?.path ?? '';
  };
  const submit = ({ token, positionId }: Applicant, file: string) => {
    const body = { applicantInfo, responses: responsesWith(file), idempotencyKey: `${token} ${positionId}` };
    return send(`/api/applications/submit/${positionId}`, token, 'application/json', Buffer.from(JSON.stringify(body)));
  };
  return { upload, submit, close: () => agent.destroy() };
}

export const applicantInfo = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no', phone: '90000000' };
export const responsesWith = (file: string) => [
  { questionId: 'hvorfor', response: 'Fordi dere bygger ved fjorden, og jeg vil være med. '.repeat(6), files: [] },
  { questionId: 'start', response: '2027-02-01', files: [] },
  { questionId: 'cv', response: 'cv.pdf', files: [file] },
];
