import { mapTexts } from '#domain/values/map-texts.ts';

/** The details an agency must enter before it sells: who it is and how to find it. */
const COMPANY_FACTS = {
  site_name: 'Sitenin adı',
  company_title: 'Ticaret unvanı',
  tursab_no: 'TÜRSAB belge no',
  site_phone: 'Telefon',
  site_email: 'E-posta',
  site_address: 'Adres',
  tax_office: 'Vergi dairesi',
  tax_number: 'Vergi no',
} as const;

export const COMPANY_FACT_KEYS = Object.keys(COMPANY_FACTS) as (keyof typeof COMPANY_FACTS)[];

export const isCompanyFact = (key: string): boolean => Object.hasOwn(COMPANY_FACTS, key);

/** Details that appear at the bottom of every mail to a guest (law 6563 requires the sender). */
const MAIL_FACTS: readonly string[] = ['company_title', 'tursab_no', 'site_email'];

type Row = { key: string; value: string };

/** The missing details, in the order of the settings. */
export const missingCompanyFields = (rows: readonly Row[]) =>
  COMPANY_FACT_KEYS.filter((key) => isEmpty(rows, key)).map((key) => ({
    what: COMPANY_FACTS[key],
    field: key,
  }));

/** The names of the missing details. */
export const missingCompanyFacts = (rows: readonly Row[]): string[] =>
  missingCompanyFields(rows).map(({ what }) => what);

/** The missing details without which no mail about a stay is sent. */
export const missingMailFacts = (rows: readonly Row[]): string[] =>
  COMPANY_FACT_KEYS.filter((key) => MAIL_FACTS.includes(key) && isEmpty(rows, key)).map(
    (key) => COMPANY_FACTS[key],
  );

const isEmpty = (rows: readonly Row[], key: string): boolean =>
  rows.some((row) => row.key === key && row.value.trim() === '');

/** A placeholder in the initial texts until the fact is entered: `[ticaret unvanı]`. */
const gap = (what: string): string => `[${what}]`;

export const GAPS = {
  name: gap('site adı'),
  title: gap('ticaret unvanı'),
  licence: gap('TÜRSAB belge no'),
  address: gap('adres'),
  email: gap('e-posta'),
  story: gap('acentanızı anlatın'),
} as const;

/** The facts that fill placeholders; the agency's story is written by hand. */
const FILLED_BY: readonly [gap: string, key: (typeof COMPANY_FACT_KEYS)[number]][] = [
  [GAPS.name, 'site_name'],
  [GAPS.title, 'company_title'],
  [GAPS.licence, 'tursab_no'],
  [GAPS.address, 'site_address'],
  [GAPS.email, 'site_email'],
];

/** The same texts with the placeholders filled whose facts are known. */
export function fillGaps<Texts>(texts: Texts, rows: readonly Row[]): Texts {
  const known = FILLED_BY.flatMap(([gap, key]): [string, string][] => {
    const value = rows.find((row) => row.key === key)?.value.trim();
    return value ? [[gap, value]] : [];
  });
  return mapTexts(texts, (text) =>
    known.reduce((filled, [gap, value]) => filled.replaceAll(gap, () => value), text),
  );
}
