import { LEADS_TO } from '#domain/mail/fill.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { listHousesInstead } from '#worker/features/search/lists/houses-instead.ts';
import type { MailFacts } from './queries.ts';

/** The houses that a refusal offers instead, one a line; null for other mails and for none. */
export async function housesInstead(deps: Deps, { mail, stay }: MailFacts): Promise<string | null> {
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
  const lines = houses.map(({ name, town, slug, price }) => {
    const said = `${name}, ${town.name}: ${formatKurus(price.total ?? price.from)}`;
    return `${said}${LEADS_TO}${deps.siteUrl}/villa/${slug}?${query}`;
  });
  return lines.join('\n') || null;
}
