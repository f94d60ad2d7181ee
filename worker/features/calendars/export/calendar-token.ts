import type { CalendarToken } from '#domain/calendars/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { randomHex } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findCalendarToken } from '../queries.ts';

/** 128 bits, so that the address of a villa's calendar cannot be guessed. */
const TOKEN_BYTES = 16;

/** The address of a villa's calendar for other sellers. @throws `NOT_FOUND` */
export async function getCalendarAddress(deps: Deps, villaId: number): Promise<CalendarToken> {
  const token = await findCalendarToken(deps.db, villaId);
  if (token === null) throw notFound('Böyle bir villa yok.');
  return addressOf(deps, villaId, token);
}

/** Gives a villa's calendar a new address; the old one stops working. @throws `NOT_FOUND` */
export async function rotateCalendarToken(
  deps: Deps,
  villaId: number,
  actor: Actor,
): Promise<CalendarToken> {
  const token = randomHex(TOKEN_BYTES);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(villas, { id: villaId }, { calendarToken: token }, () =>
      notFound('Böyle bir villa yok.'),
    ),
    // Neither token is logged: readers of the log must not get access to the calendar.
    write.audit('villa.calendar_token', villaId),
  ]);
  return addressOf(deps, villaId, token);
}

const addressOf = (
  { siteUrl }: Pick<Deps, 'siteUrl'>,
  villaId: number,
  token: string,
): CalendarToken => ({ villa_id: villaId, token, url: `${siteUrl}/v1/calendar/${token}.ics` });
