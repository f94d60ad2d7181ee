import { formatStay } from '#domain/values/dates.ts';
import { formatInstant } from '#domain/values/istanbul-time.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { CallQuestion } from '#domain/desk/call/question.ts';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';

/** How many hours a price in a message is meant to be valid. */
const STANDS_HOURS = 24;

/**
 * Villas for a message: name, nights, total, prepayment and page of each, and how long the offer is
 * valid.
 */
export function callText(
  hits: readonly DeskHit[],
  question: Party,
  site: string,
  now: Date,
): string {
  const until = new Date(now.getTime() + STANDS_HOURS * 3_600_000);
  const many = hits.length > 1;
  return [
    many ? 'Merhaba, size uygun villalarımız:' : 'Merhaba, size uygun villamız:',
    ...hits.map((hit) => villaText(hit, question, site)),
    `Fiyatlar ${formatInstant(until)} saatine kadar geçerlidir; ${many ? 'villaları' : 'villayı'} sizin için ayırmamızı ister misiniz?`,
  ].join('\n\n');
}

type Party = Pick<CallQuestion, 'adults' | 'children' | 'babies' | 'isPartyKnown'>;

function villaText(
  { villa, town, stay, total, prepayment, nightly }: DeskHit,
  party: Party,
  site: string,
): string {
  const facts = `${town} · ${villa.capacity} kişi · ${villa.bedrooms} yatak odası${villa.pool ? ` · ${villa.pool}` : ''}`;
  const price =
    stay === null || total === null
      ? [`Gecelik ${formatKurus(nightly)}'den başlayan fiyatlarla`]
      : [
          `${formatStay(stay.checkIn, stay.checkOut)}, ${stay.nights} gece`,
          `Toplam ${formatKurus(total)}${prepayment === null ? '' : `, ön ödeme ${formatKurus(prepayment)}`}`,
        ];
  return [`*${villa.name}*`, facts, ...price, site + villaPath(villa.slug, stay, party)].join('\n');
}

/** The villa's page with the nights and people of the call. */
export function villaPath(slug: string, stay: DeskHit['stay'], party: Party): string {
  if (stay === null) return `/villa/${slug}`;
  const { adults, children, babies, isPartyKnown } = party;
  const query = new URLSearchParams({ checkin: stay.checkIn, checkout: stay.checkOut });
  if (isPartyKnown) query.set('adults', String(adults));
  if (children > 0) query.set('children', String(children));
  if (babies > 0) query.set('babies', String(babies));
  return `/villa/${slug}?${query}`;
}
