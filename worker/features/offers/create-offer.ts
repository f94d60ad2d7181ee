import { sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { FieldIssue } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import type { CreateOfferInput, OfferCreated } from '#domain/offers/admin-schema.ts';
import { findPromiseProblem } from '#domain/offers/offered-sale.ts';
import { offers, offerVillas } from '#drizzle/schema/offers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { once, type Settled, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { readChosen } from './queries.ts';

/** Longest validity of an offer, in days. */
const MAX_DAYS = 60;

/**
 * The stored first answer for the idempotency key: without the link, which should not be found in a
 * table.
 */
type Stored = Omit<OfferCreated, 'link' | 'token'>;

/**
 * A clerk offers villas with dates and prices; the customer gets a link, by mail if there is an
 * address. The database only stores the hash of its token. @throws `OFFER_NOT_SELLABLE` (422) with
 * an issue for each villa, `VALIDATION` (422) for its expiry
 */
export async function createOffer(
  deps: Deps,
  input: CreateOfferInput,
  key: string,
  actor: Actor,
): Promise<Settled<OfferCreated>> {
  const settled = await storeOffer(deps, input, key, actor);
  const { token, url } = await privateLink(deps, 'offer', settled.content.id);
  const link = await localUrl(deps.siteUrl, url, input.customer.language);
  return { ...settled, content: { ...settled.content, token, link } };
}

const storeOffer = once('offer', planOffer);

async function planOffer(
  deps: Deps,
  input: CreateOfferInput,
  actor: Actor,
): Promise<WritePlan<Stored>> {
  const write = beginWrite(deps, actor);
  const { expiresAt } = input;
  assertTime(write.now, expiresAt);
  const offered = await readOffered(deps, input);

  const id = write.newId();
  const { tokenHash } = await privateLink(deps, 'offer', id);
  const { name, email = null, phone = null, language = null } = input.customer;
  return {
    status: 201,
    content: { id, expires_at: expiresAt, mailed: email !== null },
    steps: [
      write.insert(offers, {
        id,
        tokenHash,
        customerName: name,
        email,
        phone,
        language,
        searchText: fold([name, email, phone].filter(Boolean).join(' ')),
        message: input.message,
        expiresAt,
        contract: offered.frame,
        createdBy: actor.userId,
      }),
      write.insert(
        offerVillas,
        input.villas.map(({ villa_id: villaId, total = 0, ...stay }, position) => ({
          ...stay,
          id: write.newId(),
          offerId: id,
          villaId,
          total,
          terms: offered.terms.get(villaId),
          position,
        })),
      ),
      email !== null &&
        directMail(write.now, {
          template: 'teklif',
          to: email,
          dedupeKey: `offer:${id}`,
          language: sql`(select language from offers where id = ${id})`,
          variables: { ad_soyad: name, offer_id: id },
        }),
      write.audit('offer.create', id, { after: { expiresAt, villas: input.villas } }),
    ],
  };
}

type Offered = Pick<Awaited<ReturnType<typeof readChosen>>, 'frame' | 'terms'>;

/** @throws when the instant has passed, or is too far away. */
function assertTime(now: Date, expiresAt: string): void {
  const latest = new Date(now.getTime() + MAX_DAYS * 86_400_000).toISOString();
  if (expiresAt > now.toISOString() && expiresAt <= latest) return;
  const message = `Teklif gelecekte, en çok ${MAX_DAYS} gün içinde bitmeli.`;
  throw refused('VALIDATION', message, [{ path: 'expiresAt', message }]);
}

/**
 * What is offered, as it is now: it stands until the offer ends. Checks that every villa can be sold
 * to the customer. One trip.
 */
async function readOffered(deps: Deps, { villas }: CreateOfferInput): Promise<Offered> {
  const ids = villas.map((villa) => villa.villa_id);
  const { chosen, frame, terms } = await readChosen(deps.db, ids, today(deps.clock));
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const issues = villas.flatMap(({ villa_id: villaId, total = null, ...stay }, index) => {
    const facts = chosen.get(villaId);
    const message = facts?.villa.active
      ? findPromiseProblem({ ...facts, stay, ...moment }, total)
      : 'Bu villa yayında değil.';
    return message === null ? [] : [{ path: `villas.${index}`, message } satisfies FieldIssue];
  });
  if (issues.length > 0) throw refused('OFFER_NOT_SELLABLE', undefined, issues);
  return { frame, terms };
}
