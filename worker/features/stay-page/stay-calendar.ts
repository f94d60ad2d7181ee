import { writeStayEvent } from '#domain/stay-page/calendar.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { openStay } from './open-stay.ts';

/**
 * The stay as an iCalendar file, with the address once the guest may see it. @throws `NOT_FOUND`
 */
export async function stayCalendar(deps: Deps, token: string): Promise<string> {
  return writeStayEvent(await openStay(deps, token), instant(deps.clock));
}
