import { sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { wishConsent } from '#domain/languages/consents.ts';
import { formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import type { WishInput, WishMade } from '#domain/wishes/schema.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import { mailToTyped } from '#worker/features/outbox/queue-mail.ts';
import { assertStayDates } from '#worker/features/search/answers/asked-dates.ts';
import { readStayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { wishLink } from './wish-link.ts';

/** Most wishes of one address that still wait. */
const MAX = 10;

/**
 * Somebody wants to be told of nights; the address has to confirm itself first. @throws
 * `VALIDATION` (400), `PAST`, `TOO_LONG` (422), `NOT_FOUND` for an unknown house, `TOO_MANY_WISHES`
 * (409)
 */
export async function makeWish(deps: Deps, input: WishInput, actor: Actor): Promise<WishMade> {
  const { villa, search, checkIn, checkOut, adults, children, babies, email, cheaper } = input;
  const dates = { checkin: checkIn, checkout: checkOut };
  assertStayDates(dates, today(deps.clock));
  const house = villa === undefined ? null : await findHouse(deps, villa, input);

  const write = beginWrite(deps, actor);
  const id = write.newId();
  const { language = FIRST_LANGUAGE } = actor;
  const formats = formatsOf(language);
  const { tokenHash, page } = await wishLink(deps, id);
  await write.run([
    write.insert(wishes, {
      id,
      email,
      language,
      villaId: house?.id ?? null,
      search: house === null ? (search ?? {}) : null,
      checkIn,
      checkOut,
      adults,
      children,
      babies,
      below: cheaper === true ? (house?.total ?? null) : null,
      consentIp: actor.ip,
      consentText: await wishConsent(language),
      tokenHash,
    }),
    guard(
      'wish.of_address',
      sql`select count(*) <= ${MAX} from wishes
        where email = ${email} and ended_at is null and check_in > ${today(deps.clock)}`,
      () => conflict('TOO_MANY_WISHES'),
    ),
    mailToTyped(write.now, {
      template: 'haber_onay',
      to: email,
      dedupeKey: `wish:${id}:confirm`,
      language,
      variables: {
        giris_tarihi: formats.dateOnly(checkIn),
        cikis_tarihi: formats.dateOnly(checkOut),
      },
      actionUrl: await localUrl(deps.siteUrl, page, language),
    }),
    write.audit('wish.create', id),
  ]);
  return { email, confirmed: false };
}

/** The house, and what the stay costs there today; null for what cannot be had now. */
async function findHouse(deps: Deps, slug: string, stay: WishInput) {
  const day = today(deps.clock);
  const facts = await readStayFacts(deps.db, { slug, ...stay }, day);
  if (facts === null) throw notFound('Bu villa bulunamadı ya da yayında değil.');
  const priced = quoteStay({ ...facts, stay, now: instant(deps.clock), today: day });
  return { id: facts.villa.id, total: priced.ok ? priced.total : null };
}
