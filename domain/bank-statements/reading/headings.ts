import { fold } from '#domain/values/fold.ts';

/** What a column of a statement says. `out` and `in` are separate columns for the two directions. */
export type ColumnRole =
  | 'day'
  | 'text'
  | 'amount'
  | 'out'
  | 'in'
  | 'balance'
  | 'reference'
  | 'name'
  | 'direction'
  | 'currency'
  | 'ignored';

/**
 * Words of headings, the first that fits counts. İş, Garanti BBVA, Akbank, Yapı Kredi and Ziraat call
 * the same columns differently, and their screens change the words; so these are patterns over the
 * folded heading. Borç is what left the account, alacak what came.
 */
const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'ignored',
    /iban|hesap no|hesap num|banka|vkn|tckn|kimlik|vergi|sube|kanal|\bkur|komisyon|masraf|bsmv|ek bakiye|kullanilabilir|valor|value date|^saat/,
  ],
  [
    'direction',
    /^[bad] ?[/-] ?[bac]$|^\+ ?\/ ?-$|^(borc|alacak|gelen|giden|giren|cikan) ?[/-]? ?(borc|alacak|gelen|giden|giren|cikan)\b|^yon$|^isaret$| yonu$|^debit ?\/ ?credit/,
  ],
  ['balance', /bakiye|balance/],
  ['day', /tarih|^date$|(transaction|booking|posting) date/],
  [
    'reference',
    /dekont|^(fis|makbuz|sorgu|islem|referans|ref|seri|sira) (no|num)|referans|^reference/,
  ],
  ['currency', /para birimi|para cinsi|doviz|^currency|^birim$|^pb$/],
  ['name', /karsi|gonderen|alici|unvan|lehdar|ad soyad|adi soyadi|counterparty|^isim/],
  ['out', /^(borc|cik|gid|cekilen|odenen|debit|withdraw|paid out)|(borc|giden|cikan|out|-)$/],
  ['in', /^(alacak|gir|gel|yat|credit|deposit|paid in)|(alacak|gelen|giren|\bin|\+)$/],
  ['amount', /tutar|miktar|amount/],
  ['text', /aciklama|detay|description|^(islem|hareket)( adi| tipi| turu)?$/],
];

/** What in brackets is part of a heading: "Tutar (Borç)", "Tutar (-)". */
const DIRECTION = /^(borc|alacak|gelen|giden|giren|cikan|[+-])$/;

/** The role of a column by its heading; null for one that says nothing about a statement. */
export function roleOf(heading: string): ColumnRole | null {
  if (heading.length > 60) return null;
  const word = fold(heading)
    .replace(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) =>
      DIRECTION.test(inside) ? ` ${inside}` : ' ',
    )
    .replace(/\b(tl|try|usd|eur|gbp)\b/g, ' ')
    .replace(/[^a-z0-9/+\- ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return ROLES.find(([, words]) => words.test(word))?.[0] ?? null;
}
