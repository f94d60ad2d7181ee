import type { ExportPart } from '#domain/privacy/export.ts';
import type { PersonRows } from './person-rows.ts';

/** The nights that somebody waits for, as an export shows them. */
export function awaitedPart({ awaited }: PersonRows): ExportPart {
  return {
    key: 'wishes',
    title: 'Haber beklediğiniz konaklamalar',
    rows: awaited.map(({ row, villa }) => ({
      'E-posta': row.email,
      Villa: villa,
      Aranan: row.search && JSON.stringify(row.search),
      Giriş: row.checkIn,
      Çıkış: row.checkOut,
      Yetişkin: row.adults,
      Çocuk: row.children,
      Bebek: row.babies,
      'Onaylanan metin': row.consentText,
      'Onay anı': row.confirmedAt,
      'İnternet adresi': row.consentIp,
      'Son haber': row.toldAt,
      Bitiş: row.endedAt,
    })),
  };
}

/** The newsletter, and what they agreed to. */
export function newsletterPart({ newsletter }: PersonRows): ExportPart {
  return {
    key: 'newsletter',
    title: 'Bülten',
    rows: newsletter.map((row) => ({
      'E-posta': row.email,
      'Onaylanan metin': row.consentText,
      'Onay anı': row.consentAt,
      'İnternet adresi': row.consentIp,
      Doğrulama: row.confirmedAt,
      Ayrılma: row.leftAt,
    })),
  };
}
