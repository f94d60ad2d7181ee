import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import { readToken, signToken } from '#worker/platform/secrets/signed-token.ts';

/** Guests may need the document for a while after the stay, for an expense report or a dispute. */
const DAYS_AFTER_CHECK_OUT = 90;

const VoucherKey = z.object({ voucher: z.string(), until: z.string(), version: z.int() });

/** The reservation a link opens, and the link's generation: earlier generations were revoked. */
type OpenedVoucher = { reservationId: string; linksVersion: number };

/** The address of a reservation's voucher without an account, for mails. */
export async function voucherLink(
  { secrets, siteUrl }: Pick<Deps, 'secrets' | 'siteUrl'>,
  { id, checkOut, linksVersion }: { id: string; checkOut: Day; linksVersion: number },
): Promise<string> {
  const until = startOfDay(addDays(checkOut, DAYS_AFTER_CHECK_OUT));
  const key = await signToken(secrets.data, 'voucher', {
    voucher: id,
    until,
    version: linksVersion,
  });
  return `${siteUrl}/v1/reservation/voucher.pdf?baglanti=${key}`;
}

/** The reservation behind a link. @throws `NOT_FOUND` when it is not ours or has expired */
export async function openVoucherLink(
  { secrets, clock }: Deps,
  token: string,
): Promise<OpenedVoucher> {
  const key = VoucherKey.safeParse(await readToken(secrets.data, 'voucher', token));
  if (!key.success || key.data.until <= clock.now().toISOString()) {
    throw notFound('Bu bağlantının süresi dolmuş ya da adres eksik.');
  }
  return { reservationId: key.data.voucher, linksVersion: key.data.version };
}
