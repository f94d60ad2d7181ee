// A process of its own that sends what is due, then ends, with Node's sockets in place of the
// platform's: `<bundle> <database> <smtp> <minutes>`. It is made to be killed; `minutes` moves its clock, so that the lease of one that was is over.
import { createClient } from '@libsql/client/web';
import type { Deps } from '#worker/platform/deps.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import { createSmtpMailer } from '#worker/platform/mail/smtp-mailer.ts';

const [database = '', smtpPort = '', minutes = '0'] = process.argv.slice(2);

const clock = { now: () => new Date(Date.now() + Number(minutes) * 60_000) };
const from = { name: 'Kıyı', email: 'merhaba@kiyi.example' };
const server = { host: '127.0.0.1', port: Number(smtpPort), security: 'starttls' as const };
const deps = {
  db: createDatabase(createClient({ url: database })),
  mailer: createSmtpMailer({ ...server, credentials: null, from }, clock),
  clock,
  buildHook: null,
  cdn: null,
  siteUrl: 'https://kiyi.example',
  replyAddress: null,
  push: null,
  whatsapp: null,
  kbs: { relay: null, patienceMs: 20_000 },
  secrets: { session: 's', quote: 'q', data: 'd' },
};
let sent = 0;
do {
  // A run takes so many and no more; all else a sender needs of the application is here.
  sent = await sendDueMails(deps as unknown as Deps);
} while (sent > 0);
process.exit(0);
