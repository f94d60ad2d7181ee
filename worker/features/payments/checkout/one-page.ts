import { and, eq, sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { earlier } from '#domain/reservation-hold.ts';
import { paymentCheckouts } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import type { Settled } from '#worker/platform/database/idempotency.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { toCardSettings } from '../providers/find-provider.ts';
import { tryToAsk } from './ask-about-checkout.ts';
import { type CheckoutRow, mayBePaid } from './checkout-queries.ts';
import { openCheckout, type Wanted } from './open-checkout.ts';

/** Attempts when several pages of one stay are opened at the same moment. */
const MAX_LOOKS = 4;

/** A page with less time left is replaced instead of being shown again, in minutes. */
const SHORTEST = { checkout: 5, link: 12 * 60 };

type Found = { pages: CheckoutRow[] };

/**
 * The facts of a payment, once the providers of its open pages have been asked: one of them may
 * have been paid without our knowing yet.
 */
export async function readSettled<Read extends Found>(
  deps: Deps,
  read: () => Promise<Read>,
): Promise<Read> {
  const found = await read();
  if (found.pages.length === 0) return found;
  await Promise.all(found.pages.map((page) => tryToAsk(deps, page)));
  return read();
}

type OnePage = {
  provider: ProviderName;
  pageUrl: string;
  expiresAt: string;
  resultUrl: string;
  steps: Step[];
};

/**
 * The one page on which a stay can be paid: the open one, when it is for the same amount, or a new
 * one that replaces all others. So two tabs, or a tab and a link, cannot both be paid, except on a
 * page that its provider cannot end. @throws `CARD_UNAVAILABLE` (422), `PROVIDER_FAILED` (503)
 */
export async function openOnePage(
  deps: Deps,
  wanted: Wanted & Found,
  actor: Actor,
): Promise<OnePage> {
  const { provider } = toCardSettings(deps, wanted.settings);
  const least = earlier(inMinutes(deps.clock, SHORTEST[wanted.page]), wanted.stay.deadline);
  const same = wanted.pages.find(
    (page) =>
      page.status === 'open' &&
      page.provider === provider &&
      page.kind === wanted.kind &&
      page.amount === wanted.amount &&
      page.pageEndsAt >= least,
  );
  if (same !== undefined) return showAgain(deps, same, wanted, actor);
  const opened = await openCheckout(deps, wanted, actor);
  return {
    provider: opened.provider,
    pageUrl: opened.page.pageUrl,
    expiresAt: opened.page.expiresAt,
    resultUrl: opened.resultUrl,
    steps: [...replaceSteps(deps, wanted), opened.step],
  };
}

async function showAgain(
  deps: Deps,
  page: CheckoutRow,
  { linkId, fromStay = false }: Wanted,
  { language }: Actor,
): Promise<OnePage> {
  const { url } = await privateLink(deps, 'checkout', page.id);
  const resultUrl = await localUrl(deps.siteUrl, url, language);
  const { provider, pageUrl, pageEndsAt } = page;
  const share = build
    .update(paymentCheckouts)
    .set({
      linkId: page.linkId ?? linkId,
      // The result leads to the page of the stay only for somebody who came from there.
      fromStay: page.fromStay && fromStay,
      updatedAt: instant(deps.clock),
    })
    .where(
      and(
        eq(paymentCheckouts.id, page.id),
        eq(paymentCheckouts.status, 'open'),
        eq(paymentCheckouts.pageEndsAt, pageEndsAt),
      ),
    );
  const steps = [step(share), changedOne('checkout.open', pagesChanged)];
  return { provider, pageUrl, expiresAt: pageEndsAt, resultUrl, steps };
}

/** Ends the pages that were read; fails when there are others by now. */
function replaceSteps(deps: Deps, { stay, pages }: Wanted & Found): Step[] {
  const now = instant(deps.clock);
  const others = mayBePaid(stay.id, now);
  return [
    guard(
      'checkout.only',
      sql`(select count(*) from ${paymentCheckouts} where ${others}) = ${pages.length}`,
      pagesChanged,
    ),
    ...(pages.length === 0
      ? []
      : // Asked soon, so that the provider's page ends too and a payment on it is noticed.
        [step(build.update(paymentCheckouts).set({ pageEndsAt: now, askAt: now }).where(others))]),
  ];
}

const pagesChanged = () => conflict('STALE_VERSION');

/** Runs a write that opens a page again when another page of the stay was opened meanwhile. */
export async function untilAlone<Content>(
  run: () => Promise<Settled<Content>>,
): Promise<Settled<Content>> {
  for (let look = 1; ; look += 1) {
    try {
      return await run();
    } catch (error) {
      const isRace = error instanceof DomainError && error.code === 'STALE_VERSION';
      if (!isRace || look === MAX_LOOKS) throw error;
    }
  }
}
