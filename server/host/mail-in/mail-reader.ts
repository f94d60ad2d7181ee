// The process that reads one mail (read-apart.ts) and ends: whatever a mail costs, or breaks, is lost
// with it.
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { readMail } from '#worker/features/mail-in/read-mail.ts';
import type { ReadingAnswer, ReadingOrder } from './read-apart.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', async (order: ReadingOrder) => {
  process.send?.(await read(order).catch((error: unknown) => ({ unreadable: String(error) })));
});

async function read({ mail, authority }: ReadingOrder): Promise<ReadingAnswer> {
  const found = await readMail(mail, authority);
  const isProven = authority === '' ? await isSigned(mail.raw, found.sender.email) : found.isProven;
  return { read: { ...found, isProven } };
}

/**
 * Whether the domain of the only From address, or one above it, signed the whole mail (DKIM). A
 * signature over a part of the body proves nothing: anybody can add to it.
 */
async function isSigned(raw: Uint8Array, email: string): Promise<boolean> {
  const { results, headerFrom, fromFields } = await dkimVerify(Buffer.from(raw));
  return (
    fromFields === 1 &&
    headerFrom.length === 1 &&
    headerFrom[0]?.toLowerCase() === email &&
    results.some(
      ({ status, canonBodyLengthLimited }) =>
        status.result === 'pass' && Boolean(status.aligned) && canonBodyLengthLimited !== true,
    )
  );
}
