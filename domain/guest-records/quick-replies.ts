import { formatDayShort } from '#domain/values/dates.ts';
import { isOver } from '#domain/reservation-status.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { GuestRecord, GuestStay } from './schema.ts';

const FIELDS = {
  ad: ({ name }: Known) => name,
  villa: ({ stay }: Known) => stay?.villa_name,
  giris: ({ stay }: Known) => stay && formatDayShort(stay.checkin),
  cikis: ({ stay }: Known) => stay && formatDayShort(stay.checkout),
  kod: ({ stay }: Known) => stay?.reservation_id,
  borc: ({ stay }: Known) => (stay && stay.owed > 0 ? formatKurus(stay.owed) : undefined),
  kapida: ({ stay }: Known) => (stay ? formatKurus(stay.at_door) : undefined),
} satisfies Record<string, (known: Known) => string | null | undefined>;

type Field = keyof typeof FIELDS;
type Known = { name: string; stay: GuestStay | null };

/** Texts that clerks write often; `{field}` is filled in from the guest's record. */
export const QUICK_REPLIES = [
  {
    name: 'Tarih ve kişi sor',
    text: 'Size uygun villaları bulabilmemiz için giriş ve çıkış tarihinizi, yetişkin ve çocuk sayınızı yazar mısınız?',
  },
  {
    name: 'Ön ödeme hatırlat',
    text: '{kod} numaralı {villa} rezervasyonunuz ({giris} – {cikis}) için {borc} ön ödemenizi bekliyoruz. Ödeme yapıldığında rezervasyonunuz kesinleşir.',
  },
  {
    name: 'Giriş bilgisi',
    text: '{villa} için girişiniz {giris}. Kapıda ödenecek tutar {kapida}. Geliş saatinizi yazarsanız sizi karşılarız.',
  },
  {
    name: 'Tarihler dolu',
    text: 'Sorduğunuz tarihlerde villa dolu. Birkaç gün önce ya da sonra gelebiliyorsanız size başka seçenekler gönderelim.',
  },
] as const satisfies readonly { name: string; text: string }[];

/** The stay that a reply is most likely about: the current or next one. */
export function stayAbout(stays: GuestRecord['stays'], today: string): GuestStay | null {
  const open = stays.filter(({ status, checkout }) => !isOver(status) && checkout >= today);
  return open.toSorted((a, b) => (a.checkin < b.checkin ? -1 : 1))[0] ?? null;
}

/**
 * The reply with its fields filled in; unknown ones stay as `{field}` so that the clerk sees them.
 */
export function fillReply(text: string, known: Known): string {
  return text.replace(/\{(\w+)\}/g, (whole, field: string) =>
    Object.hasOwn(FIELDS, field) ? (FIELDS[field as Field](known) ?? whole) : whole,
  );
}

/** Fields that still have to be filled in by hand: such a text must not be sent. */
export const openFields = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, field]) =>
    field !== undefined && Object.hasOwn(FIELDS, field) ? [field] : [],
  );
