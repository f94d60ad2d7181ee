import type { Lexicon } from '#domain/languages/lexicon.ts';
import { formatAmount } from '#domain/values/currency.ts';
import type { CallPart } from './parts.ts';
import { type CallQuestion, type CallStay, toQuestion } from './question.ts';
import { understandCall } from './understand.ts';
import { buildVocabulary } from './vocabulary.ts';

const named = (list: string) =>
  list.split(';').map((pair) => {
    const [slug = '', name = ''] = pair.split('=').map((text) => text.trim());
    return { slug, name };
  });

const VILLAS = `Villa Mavi Kuytu;Villa Limon Çiçeği;Begonvil Evi;Villa Taş Merdiven;Villa Değirmen;
  Villa Kekik;Villa Zeytin Dalı;Villa Zeytin Terası;Çakıl Apart;Villa Deniz Feneri;Villa Ağustos Böceği;
  Villa Sincap;Villa Samanyolu;Villa Lavanta Yolu;Villa İskele;Villa Üç Pencere`;

/** Names of a small agency; villas have the ids 1, 2 … and the codes KY-001, KY-002 … */
export const VOCABULARY = buildVocabulary({
  towns: named(
    `kalkan=Kalkan;kas-merkez=Kaş Merkez;islamlar=İslamlar;uzumlu=Üzümlü;patara=Patara;oludeniz=Ölüdeniz;
     hisaronu=Hisarönü;gocek=Göcek;calis=Çalış;yalikavak=Yalıkavak;cukurbag=Çukurbağ;kisla=Kışla`,
  ),
  districts: named('kas=Kaş;fethiye=Fethiye;bodrum=Bodrum;marmaris=Marmaris'),
  types: named(
    `muhafazakar-villalar=Muhafazakâr / Korunaklı;balayi-villalari=Balayı;luks-villalar=Lüks;
     ekonomik-villalar=Ekonomik;denize-sifir-villalar=Denize Sıfır;doga-icinde-villalar=Doğa İçinde;
     jakuzili-villalar=Jakuzili;bungalovlar=Bungalov;apartlar=Apart`,
  ),
  features: named(
    `ozel-havuz=Özel havuz;korunakli-havuz=Korunaklı havuz;isitmali-havuz=Isıtmalı havuz;
     kapali-havuz=Kapalı havuz;cocuk-havuzu=Çocuk havuzu;sonsuzluk-havuzu=Sonsuzluk havuzu;jakuzi=Jakuzi;
     sauna=Sauna;wifi=Kablosuz internet;deniz-manzarasi=Deniz manzarası;otopark=Otopark;mangal=Mangal;
     evcil-hayvan-kabul=Evcil hayvan kabul edilir;bebek-yatagi=Bebek yatağı;klima-her-odada=Her odada klima;
     somine=Şömine;mama-sandalyesi=Mama sandalyesi;zemin-kat-yatak-odasi=Zemin katta yatak odası;hamam=Hamam`,
  ),
  villas: VILLAS.split(';').map((name, i) => ({
    id: i + 1,
    name: name.trim(),
    code: `KY-${String(i + 1).padStart(3, '0')}`,
  })),
});

/** Lira for one unit, on a day without a rate for the pound. */
export const RATES = { DOLLAR: 41.8512, EURO: 48.6021, POUND: 0 };

/** Sunday. */
const TODAY = '2026-11-22';

export const understand = (
  typed: string,
  today = TODAY,
  lexicons: readonly Lexicon[] = [],
): CallPart[] => understandCall(typed, { today, vocabulary: VOCABULARY, lexicons });

/**
 * The meaning of a sentence on one line: `6` or `4+2+1` people, `12.07.27 7g` the stay, `±3`,
 * `[a..b]` the arrivals of a window, `@place`, `#type`, `*amenity`, `3 oda`, `deniz 500`, `ucuzdan`, `≤
 * 60.000 ₺`, `gece ≤ …`, `v1` villas, `?words` what was not understood.
 */
export function meaningOf(typed: string, today = TODAY, lexicons: readonly Lexicon[] = []): string {
  const parts = understand(typed, today, lexicons);
  const question = toQuestion(parts, { today, rates: RATES });
  const unknown = parts.flatMap((part) =>
    part.kind === 'unknown' ? [`?${typed.slice(part.start, part.end)}`] : [],
  );
  return [
    ...partyText(question),
    ...stayText(question.stay),
    ...restText(question),
    ...budgetText(parts),
    ...question.villas.map((id) => `v${id}`),
    ...unknown,
  ].join(' ');
}

function partyText({ adults, children, babies, isPartyKnown }: CallQuestion): string[] {
  if (!isPartyKnown) return [];
  const counts =
    babies > 0 ? [adults, children, babies] : children > 0 ? [adults, children] : [adults];
  return [counts.join('+')];
}

function stayText(stay: CallStay | null): string[] {
  if (stay === null) return [];
  const { arrival, nights, earliest, latest } = stay;
  if (earliest === latest) return [short(arrival), `${nights}g`];
  const isAround = earliest < arrival;
  if (isAround) return [short(arrival), `${nights}g`, `±${days(arrival, latest)}`];
  return [`[${short(earliest)}..${short(latest)}]`, `${nights}g`];
}

const short = (day: string) => day.replace(/^20(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1');
const days = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;

function restText(question: CallQuestion): string[] {
  const { towns, districts, types, features, bedrooms, seaMetres } = question;
  const { bathrooms, rating, order } = question;
  return [
    ...[...towns, ...districts].map((slug) => `@${slug}`),
    ...types.map((slug) => `#${slug}`),
    ...features.map((slug) => `*${slug}`),
    ...(bedrooms > 0 ? [`${bedrooms} oda`] : []),
    ...(seaMetres === null ? [] : [`deniz ${seaMetres}`]),
    ...question.without.map((slug) => `-${slug}`),
    ...(bathrooms > 0 ? [`${bathrooms} banyo`] : []),
    ...(question.instant ? ['anında'] : []),
    ...(rating === null ? [] : [`puan ${rating}`]),
    ...(order === null ? [] : [order === 'price' ? 'ucuzdan' : `sıra ${order}`]),
  ];
}

/** As it was said; converting it to lira is tested elsewhere. */
function budgetText(parts: readonly CallPart[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'budget' || part.isOverruled) return [];
    const { min, max, currency, per } = part;
    const night = { stay: '', night: 'gece ', week: 'hafta ', month: 'ay ' }[per];
    return [
      ...(min === null ? [] : [`${night}≥ ${formatAmount(min, currency)}`]),
      ...(max === null ? [] : [`${night}≤ ${formatAmount(max, currency)}`]),
    ];
  });
}
