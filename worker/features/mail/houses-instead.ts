import { LEADS_TO } from '#domain/mail/fill.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { MailVoice } from '#domain/mail/voice.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { listHousesInstead } from '#worker/features/search/lists/houses-instead.ts';
import type { MailFacts } from './queries.ts';

/** The houses that a refusal offers instead, one a line; null for other mails and for none. */
export async function housesInstead(
  deps: Deps,
  { mail, stay }: MailFacts,
  { formats, language }: MailVoice,
): Promise<string | null> {
  const isOffering = findTemplateRule(mail.template)?.variables.includes('benzer_evler');
  if (!isOffering || stay === null) return null;
  const { checkIn, checkOut, adults, children, babies } = stay.row;
  const query = new URLSearchParams({
    checkin: checkIn,
    checkout: checkOut,
    adults: String(adults),
    ...(children > 0 && { children: String(children) }),
    ...(babies > 0 && { babies: String(babies) }),
  });
  const houses = await listHousesInstead(deps, { ...stay.row, villa: stay.villa });
  const lines = houses.map(async ({ name, town, slug, price }) => {
    const said = `${name}, ${town.name}: ${formats.money(price.total ?? price.from)}`;
    const page = `${deps.siteUrl}/villa/${slug}?${query}`;
    return `${said}${LEADS_TO}${await localUrl(deps.siteUrl, page, language)}`;
  });
  return (await Promise.all(lines)).join('\n') || null;
}
