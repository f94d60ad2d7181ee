import { eq } from 'drizzle-orm';
import { catalogueVersion } from '#drizzle/schema/versions.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { istanbulMinutes } from '#domain/values/istanbul-time.ts';

/** The minute of each hour in which a build can be requested. */
const MINUTE = 5;
/** The nightly build, in minutes of Türkiye's day: right after midnight, unconditionally. */
const NIGHTLY = MINUTE;

const HOUR_MS = 3_600_000;

/**
 * Once an hour if the site has changed, and every night: requests a build and deployment, so that
 * pages rendered by the Worker become files again. @throws when the request fails; the next hour
 * with a change tries again, and the nightly build in any case.
 */
export async function requestBuildHourly({ db, clock, buildHook, outside }: Deps): Promise<void> {
  const now = clock.now();
  if (buildHook === null || now.getUTCMinutes() !== MINUTE) return;
  if (istanbulMinutes(now) !== NIGHTLY) {
    const [row] = await db.read
      .select({ changedAt: catalogueVersion.changedAt })
      .from(catalogueVersion)
      .where(eq(catalogueVersion.id, 1));
    const restedMs = now.getTime() - Date.parse(row?.changedAt ?? '');
    if (!(restedMs < HOUR_MS)) return;
  }
  const answer = await outside(buildHook, { method: 'POST', redirect: 'manual' });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`);
}
