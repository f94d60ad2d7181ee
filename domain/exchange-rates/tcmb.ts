import { type Day, isDay } from '#domain/values/dates.ts';
import { roundHalfUp } from '#domain/values/money.ts';
import { childrenOf, readXml, type XmlElement } from '#domain/values/read-xml.ts';
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

/**
 * Reads the central bank's `today.xml`. Deliberately strict: the document must be complete, each of
 * our currencies must appear exactly once with a positive ForexSelling, and numbers must have the
 * bank's format. The other three rates may be empty, as the bank leaves some out.
 */
export function parseBulletin(xml: string): ParsedBulletin {
  const isOne = xml.length <= MAX_BULLETIN_BYTES && !xml.includes('<!');
  const document = isOne ? readXml(xml) : null;
  const currencies = document === null ? [] : childrenOf(document, 'Currency');
  const isWhole = currencies.every(({ attributes }) => /^[A-Z]{3}$/.test(attributes.Kod ?? ''));
  if (document?.name !== 'Tarih_Date' || !isWhole) return refuse('Bülten okunamadı: XML bozuk.');
  const day = dayOf(document.attributes.Tarih ?? '');
  if (day === null) return refuse('Bültenin tarihi okunamadı.');

  const rates: Partial<Bulletin['rates']> = {};
  for (const { code } of RATE_CURRENCIES) {
    const [currency, second] = currencies.filter(({ attributes }) => attributes.Kod === code);
    if (currency === undefined || second !== undefined) {
      return refuse(`Bültende ${code} kuru bir kez bulunmalı.`);
    }
    const read = readRates(currency);
    if (read === null) return refuse(`Bültende ${code} kuru okunamadı, boş ya da sıfır.`);
    rates[code] = read;
  }
  return { ok: true, bulletin: { day, rates: rates as Bulletin['rates'] } };
}

const refuse = (problem: string) => ({ ok: false as const, problem });

/** `20.11.2026` → 2026-11-20. */
function dayOf(text: string): Day | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  const day = match === null ? '' : `${match[3]}-${match[2]}-${match[1]}`;
  return isDay(day) ? day : null;
}

/** The four rates for one unit; null when ForexSelling is missing or any rate is malformed. */
function readRates(currency: XmlElement): BulletinRates | null {
  const unit = Number(/^[1-9]\d{0,3}$/.exec(onlyText(currency, 'Unit') ?? '')?.[0] ?? Number.NaN);
  const read = RATE_FIELDS.map((field): [string, string | null | undefined] => {
    const text = onlyText(currency, field);
    if (text === '') return [field, null];
    const micro = text === null ? null : parseRate(text);
    return [field, micro === null ? undefined : formatRate(roundHalfUp(micro / unit))];
  });
  const rates = Object.fromEntries(read) as Record<string, string | null | undefined>;
  const isWhole = Number.isInteger(unit) && read.every(([, rate]) => rate !== undefined);
  return isWhole && rates.ForexSelling !== null ? (rates as BulletinRates) : null;
}

/** The text of a child that is there exactly once and has no others inside, else null. */
function onlyText(currency: XmlElement, name: string): string | null {
  const [only, another] = childrenOf(currency, name);
  return only === undefined || another !== undefined || only.children.length > 0
    ? null
    : only.text.trim();
}
