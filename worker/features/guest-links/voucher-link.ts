import { z } from 'zod';
import { notFound } from '#domain/errors.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Deps } from '../../platform/deps.ts';
import { startOfDay } from '../../platform/clock.ts';
import { readToken, signToken } from '../../platform/secrets/signed-token.ts';

/** A guest may need the document for a while after the stay, for an expense report or a dispute. */
const DAYS_AFTER_CHECK_OUT = 90;

const VoucherKey = z.object({ voucher: z.string(), until: z.string() });

/** Where the voucher of a reservation opens without an account, for mails. */
export async function voucherLink(
  { secrets, siteUrl }: Pick<Deps, 'secrets' | 'siteUrl'>,
  { id, checkOut }: { id: string; checkOut: Day },
): Promise<string> {
  const until = startOfDay(addDays(checkOut, DAYS_AFTER_CHECK_OUT));
  const key = await signToken(secrets.data, { voucher: id, until });
  return `${siteUrl}/v1/reservation/voucher.pdf?baglanti=${key}`;
}

/** The reservation that a link opens. @throws `NOT_FOUND` when it is not ours or has run out */
export async function openVoucherLink({ secrets, clock }: Deps, token: string): Promise<string> {
  const key = VoucherKey.safeParse(await readToken(secrets.data, token));
  if (!key.success || key.data.until <= clock.now().toISOString()) {
    throw notFound('Bu bağlantının süresi dolmuş ya da adres eksik.');
  }
  return key.data.voucher;
}
