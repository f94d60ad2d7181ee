import { inArray, sql } from 'drizzle-orm';
import type { DeleteIcalInput, DeleteIcalResult } from '#domain/calendars/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { settleExternalNights } from './external-nights.ts';
import { findLinks } from '../queries.ts';

/**
 * Removes all calendar links of a villa, or one, with the nights they take from today on. Past
 * nights and the run log are kept. @throws `NOT_FOUND` for an unknown villa or link.
 */
export async function removeLinks(
  deps: Deps,
  input: DeleteIcalInput,
  actor: Actor,
): Promise<DeleteIcalResult> {
  const named = { sourceId: input.source_id, url: storedUrl(input.url) };
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const found = await findLinks(deps.db, input.villa_id, named, moment);
  if (found === null) throw notFound('Böyle bir villa yok.');
  const { links, nights } = found;
  const isNamed = named.sourceId !== undefined || named.url !== undefined;
  if (links.length === 0 && isNamed) throw noSuchLink();
  if (links.length === 0) return { deleted: true, sources: 0, nights: 0 };

  const at = moment.now;
  const ids = links.map(({ id }) => id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(calendarSources, inArray(calendarSources.id, ids), {
      active: false,
      etag: null,
      lastModified: null,
      nextRunAt: null,
      updatedAt: at,
      // A run in progress must not restore the link.
      revision: sql`${calendarSources.revision} + 1`,
    }),
    step(sql`
      update external_events set removed_at = ${at}, updated_at = ${at}
      where removed_at is null and ends_on > ${today(deps.clock)} and source_id in ${ids}`),
    ...settleExternalNights(input.villa_id, deps.clock.now()),
    write.audit('calendar.unlink', input.villa_id, { entity: 'villa', before: { links, nights } }),
  ]);
  return { deleted: true, sources: links.length, nights };
}

/**
 * The address in its stored form. @throws `NOT_FOUND` for a text that cannot be a link's address.
 */
function storedUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const checked = checkOutsideUrl(text, { allowLoopback: true });
  if ('why' in checked) throw noSuchLink();
  checked.url.hash = '';
  return checked.url.href;
}

const noSuchLink = () => notFound('Villanın böyle bir takvim bağlantısı yok.');
