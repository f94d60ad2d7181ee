import { formatsOf } from '#domain/languages/formats.ts';
import type { GuestPays } from '#domain/payments/guest-schema.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { refused } from '#domain/errors.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { paymentCheckouts } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { PayableStay } from './checkout-queries.ts';
import { findProvider, toCardSettings } from '../providers/find-provider.ts';
import { refusedBy } from '../providers/ask-provider.ts';
import { type ProviderPage, spokenTo } from '../providers/port.ts';

/** Minutes until the provider is first asked, if its callback has not arrived. */
const FIRST_ASK_MINUTES = 3;

export type Wanted = {
  stay: PayableStay;
  settings: readonly { key: string; value: string }[];
  kind: GuestPays;
  amount: number;
  linkId: string | null;
  /** Begun on the page of the stay. */
  fromStay?: boolean;
  /** A page for a guest who pays now, or one to be passed on. */
  page: 'checkout' | 'link';
};

type OpenedCheckout = {
  provider: ProviderName;
  page: ProviderPage;
  resultUrl: string;
  /** Stores it; nothing is stored before. */
  step: Step;
};

/**
 * Has the provider create a page for one amount. If its row is then not stored, nobody ever sees
 * the page. @throws `CARD_UNAVAILABLE` (422), `PROVIDER_FAILED` (503)
 */
export async function openCheckout(
  deps: Deps,
  wanted: Wanted,
  actor: Actor,
): Promise<OpenedCheckout> {
  const { provider: name, installments } = toCardSettings(deps, wanted.settings);
  const provider = name && findProvider(deps, name);
  if (provider === null) throw refused('CARD_UNAVAILABLE');
  const now = deps.clock.now();
  const at = now.toISOString();
  const id = newId(now);
  const { token, tokenHash, url } = await privateLink(deps, 'checkout', id);
  const { stay, kind, amount } = wanted;
  // A clerk who passes a page on names no language: the guest reads it.
  const language = actor.language ?? stay.language ?? FIRST_LANGUAGE;
  const resultUrl = await localUrl(deps.siteUrl, url, language);
  const order = {
    id,
    amount,
    currency: 'TRY' as const,
    title: `${stay.villaName}, ${formatsOf(language).stay(stay.checkIn, stay.checkOut)}`,
    speaks: spokenTo(language),
    guest: stay,
    ip: actor.ip === null || actor.ip === 'local' ? '127.0.0.1' : actor.ip,
    resultUrl,
    returnUrl: `${deps.siteUrl}/v1/payment/return/${token}${inLanguage(language)}`,
    callbackUrl: `${deps.siteUrl}/v1/payment/callback/${provider.name}`,
    installments,
    until: stay.deadline,
  };
  const page = withAddress(
    provider.name,
    await (wanted.page === 'link' ? provider.createLink(order) : provider.createCheckout(order)),
  );
  const row = {
    id,
    createdAt: at,
    updatedAt: at,
    reservationId: stay.id,
    linkId: wanted.linkId,
    fromStay: wanted.fromStay ?? false,
    provider: provider.name,
    kind,
    amount,
    tokenHash,
    providerToken: page.token,
    pageUrl: page.pageUrl,
    pageEndsAt: page.expiresAt,
    askAt: inMinutes(deps.clock, FIRST_ASK_MINUTES),
  };
  return {
    provider: provider.name,
    page,
    resultUrl,
    step: step(build.insert(paymentCheckouts).values(row)),
  };
}

/** A guest's browser is sent there. @throws `PROVIDER_FAILED` (503) for what is no address of the web */
function withAddress(name: string, page: ProviderPage): ProviderPage {
  const address = URL.parse(page.pageUrl);
  if (address === null || !/^https?:$/.test(address.protocol)) throw refusedBy(name, {});
  return { ...page, pageUrl: address.href };
}

/** The page that the guest's browser is sent back to speaks theirs. */
const inLanguage = (language: Language): string =>
  language === FIRST_LANGUAGE ? '' : `?language=${language}`;
