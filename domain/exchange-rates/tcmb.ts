import { type Day, isDay } from '#domain/values/dates.ts';
import { roundHalfUp } from '#domain/values/money.ts';
import { RATE_FIELDS } from './admin-schema.ts';
import {
  type Bulletin,
  type BulletinRates,
  formatRate,
  parseRate,
  RATE_CURRENCIES,
} from './bulletin.ts';

/** A parsed bulletin, or why the text cannot be used, in Turkish. */
export type ParsedBulletin = { ok: true; bulletin: Bulletin } | { ok: false; problem: string };

/** Where the central bank publishes the rates of the day. */
export const BULLETIN_URL = 'https://www.tcmb.gov.tr/kurlar/today.xml';

/** The real one has some 15 KB. */
export const MAX_BULLETIN_BYTES = 200_000;

const DOCUMENT =
  /^\s*(?:<\?[^>]*\?>\s*)*<Tarih_Date\b([^>]*)>((?:(?!<\/?Tarih_Date\b)[^])*)<\/Tarih_Date>\s*$/;

/**
 * Reads the central bank's `today.xml`. Deliberately strict: the document must be complete, each of
 * our currencies must appear exactly once with a positive ForexSelling, and numbers must have the
 * bank's format. The other three rates may be empty, as the bank leaves some out.
 */
export function parseBulletin(xml: string): ParsedBulletin {
  const text = xml.replace(/^\uFEFF/, '');
  const document = text.length <= MAX_BULLETIN_BYTES ? DOCUMENT.exec(text) : null;
  if (document === null || /<!/.test(text)) return refuse('Bülten okunamadı: XML bozuk.');
  const day = dayOf(document[1] ?? '');
  if (day === null) return refuse('Bültenin tarihi okunamadı.');
  const blocks = currencyElements(document[2] ?? '');
  if (blocks === null) return refuse('Bülten okunamadı: XML bozuk.');

  const rates: Partial<Bulletin['rates']> = {};
  for (const { code } of RATE_CURRENCIES) {
    const [block, second] = blocks.filter((other) => other.code === code);
    if (block === undefined || second !== undefined) {
      return refuse(`Bültende ${code} kuru bir kez bulunmalı.`);
    }
    const read = readRates(block.body);
    if (read === null) return refuse(`Bültende ${code} kuru okunamadı, boş ya da sıfır.`);
    rates[code] = read;
  }
  return { ok: true, bulletin: { day, rates: rates as Bulletin['rates'] } };
}

const refuse = (problem: string) => ({ ok: false as const, problem });

/** `Tarih="20.11.2026"` → 2026-11-20. */
function dayOf(attributes: string): Day | null {
  const match = /\bTarih="(\d{2})\.(\d{2})\.(\d{4})"/.exec(attributes);
  const day = match === null ? '' : `${match[3]}-${match[2]}-${match[1]}`;
  return isDay(day) ? day : null;
}

/** The currency elements; null when one is not closed, nested or without a code. */
function currencyElements(body: string): { code: string; body: string }[] | null {
  const blocks = Array.from(
    body.matchAll(/<Currency\b([^>]*)>((?:(?!<\/?Currency\b)[^])*)<\/Currency>/g),
    ([, attributes = '', inner = '']) => ({
      code: /\bKod="([A-Z]{3})"/.exec(attributes)?.[1] ?? '',
      body: inner,
    }),
  );
  const opened = body.match(/<Currency\b/g)?.length ?? 0;
  return opened === blocks.length && blocks.every(({ code }) => code !== '') ? blocks : null;
}

/** The four rates for one unit; null when ForexSelling is missing or any rate is malformed. */
function readRates(body: string): BulletinRates | null {
  const unit = Number(/^[1-9]\d{0,3}$/.exec(textOf(body, 'Unit') ?? '')?.[0] ?? Number.NaN);
  const read = RATE_FIELDS.map((field): [string, string | null | undefined] => {
    const text = textOf(body, field);
    if (text === '') return [field, null];
    const micro = text === null ? null : parseRate(text);
    return [field, micro === null ? undefined : formatRate(roundHalfUp(micro / unit))];
  });
  const rates = Object.fromEntries(read) as Record<string, string | null | undefined>;
  const isWhole = Number.isInteger(unit) && read.every(([, rate]) => rate !== undefined);
  return isWhole && rates.ForexSelling !== null ? (rates as BulletinRates) : null;
}

/** The text of an element that appears exactly once; empty for `<A/>` and `<A></A>`, else null. */
function textOf(body: string, tag: string): string | null {
  const found = Array.from(body.matchAll(new RegExp(`<${tag}\\s*(?:/>|>([^<]*)</${tag}>)`, 'g')));
  return found.length === 1 ? (found[0]?.[1] ?? '').trim() : null;
}
