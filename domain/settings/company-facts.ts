/** What an agency must have said of itself before it sells: who signs, and where it is found. */
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

/** A mail to a guest names them at its foot (law 6563 asks who writes). */
const MAIL_FACTS: readonly string[] = ['company_title', 'tursab_no', 'site_email'];

type Row = { key: string; value: string };

/** The names of those that stand empty, in the order of the settings. */
export const missingCompanyFacts = (rows: readonly Row[]): string[] =>
  COMPANY_FACT_KEYS.filter((key) => isEmpty(rows, key)).map((key) => COMPANY_FACTS[key]);

/** Those without which no mail about a stay leaves. */
export const missingMailFacts = (rows: readonly Row[]): string[] =>
  COMPANY_FACT_KEYS.filter((key) => MAIL_FACTS.includes(key) && isEmpty(rows, key)).map(
    (key) => COMPANY_FACTS[key],
  );

const isEmpty = (rows: readonly Row[], key: string): boolean =>
  rows.some((row) => row.key === key && row.value.trim() === '');

/** Stands in a text of the law until somebody fills it in: `[ticaret unvanı]`. */
export const gap = (what: string): string => `[${what}]`;

/** What every gap of the first texts begins with, to find those that are left. */
export const GAPS = {
  name: gap('site adı'),
  title: gap('ticaret unvanı'),
  licence: gap('TÜRSAB belge no'),
  address: gap('adres'),
  email: gap('e-posta'),
  story: gap('acentanızı anlatın'),
} as const;
