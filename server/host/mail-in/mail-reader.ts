// The process that reads one mail (read-apart.ts) and ends: whatever a mail costs, or breaks, is lost
// with it.
import { readMail } from '#worker/features/mail-in/read-mail.ts';
import { isSigned } from './is-signed.ts';
import type { ReadingAnswer, ReadingOrder } from './read-apart.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', async (order: ReadingOrder) => {
  process.send?.(await read(order).catch((error: unknown) => ({ unreadable: String(error) })));
});

async function read({ mail, authority }: ReadingOrder): Promise<ReadingAnswer> {
  return { read: await readMail(mail, { authority, now: new Date(), isSigned }) };
}
