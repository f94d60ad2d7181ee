import { type Day, formatDayLong, nightsBetween } from '#domain/values/dates.ts';
import type { Party } from '#domain/values/party.ts';

/** The mail that a trigger queues about a changed stay (drizzle/rules/owners-are-told.sql). */
export const OWNER_CHANGE = 'sahip_degisiklik';

/** The mail that asks an owner whether the house is free for a request. */
export const OWNER_ASKED = 'sahip_musaitlik';

/** The mails to owners about what became of a stay that they knew of. */
export const OWNER_CHANGES: readonly string[] = [OWNER_CHANGE, 'sahip_iptal', 'sahip_gelmedi'];

/** A stay in the house of one owner. */
export type OwnersStay = Party & {
  villa: string;
  checkIn: Day;
  checkOut: Day;
};

/** What an owner is told: a heading, what is different, and the house that it is about. */
export type OwnerChange = { title: string; lines: string[]; villa: string };

/**
 * What has changed for an owner between two moments; null where nothing has. A stay is null while it
 * is not in one of their houses.
 */
export function ownerChange(was: OwnersStay | null, is: OwnersStay | null): OwnerChange | null {
  if (is === null) return was && leaving(was);
  if (was === null) return arriving(is);
  const lines = [
    ...differs('Villa', was.villa, is.villa),
    ...differs('Giriş', formatDayLong(was.checkIn), formatDayLong(is.checkIn)),
    ...differs('Çıkış', formatDayLong(was.checkOut), formatDayLong(is.checkOut)),
    ...differs('Süre', nightsOf(was), nightsOf(is)),
    ...differs('Yetişkin', was.adults, is.adults),
    ...differs('Çocuk', was.children, is.children),
    ...differs('Bebek', was.babies, is.babies),
  ];
  return lines.length === 0 ? null : { title: titleOf(was, is), lines, villa: is.villa };
}

/** What the owner of a request is asked. */
export const askedOf = (stay: OwnersStay): OwnerChange => ({
  title: 'Yeni talep: bu geceler boş mu?',
  lines: daysOf(stay),
  villa: stay.villa,
});

/** What an owner is told of a stay that was called off, or whose guest did not come. */
export const offFor = (status: 'cancelled' | 'no_show', stay: OwnersStay): OwnerChange => ({
  title: status === 'cancelled' ? 'Rezervasyon iptal edildi' : 'Misafir gelmedi',
  lines: daysOf(stay),
  villa: stay.villa,
});

function titleOf(was: OwnersStay, is: OwnersStay): string {
  if (was.villa !== is.villa) return 'Rezervasyon başka evinize alındı';
  if (was.checkIn !== is.checkIn) return 'Rezervasyonun tarihleri değişti';
  if (was.checkOut < is.checkOut) return 'Konaklama uzadı';
  return was.checkOut > is.checkOut ? 'Konaklama kısaldı' : 'Kişi sayısı değişti';
}

const leaving = (was: OwnersStay): OwnerChange => ({
  title: 'Rezervasyon evinizden alındı',
  lines: [...daysOf(was), 'Bu geceler takviminizde yeniden açıldı.'],
  villa: was.villa,
});

const arriving = (is: OwnersStay): OwnerChange => ({
  title: 'Evinize bir rezervasyon alındı',
  lines: [...daysOf(is), 'Bu geceler takviminizde kapatıldı.'],
  villa: is.villa,
});

const daysOf = (stay: OwnersStay): string[] => [
  `Giriş: ${formatDayLong(stay.checkIn)}`,
  `Çıkış: ${formatDayLong(stay.checkOut)}`,
  `Süre: ${nightsOf(stay)}`,
];

const nightsOf = ({ checkIn, checkOut }: OwnersStay) => `${nightsBetween(checkIn, checkOut)} gece`;

const differs = (name: string, was: string | number, is: string | number): string[] =>
  was === is ? [] : [`${name}: ${was} yerine ${is}`];
