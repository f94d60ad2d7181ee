import { writeStayEvent } from '#domain/stay-page/calendar.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { getOpenStay, openStay } from './open-stay.ts';

/**
 * The stay as an iCalendar file, named in the guest's language, with the address once the guest may
 * see it. @throws `NOT_FOUND`
 */
export async function stayCalendar(
  deps: Deps,
  token: string,
): Promise<{ text: string; name: string }> {
  const { stay } = await getOpenStay(deps, token);
  const { id, version, updatedAt, language } = stay.row;
  const { files } = await loadPaperMessages(language ?? FIRST_LANGUAGE);
  const text = writeStayEvent(await openStay(deps, token), {
    uid: (await sha256(`calendar:${id}`)).slice(0, 32),
    sequence: version - 1,
    changedAt: updatedAt,
    writtenAt: instant(deps.clock),
  });
  return { text, name: files.calendar };
}
