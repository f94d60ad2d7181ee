import { fold } from '#domain/values/fold.ts';
import { formatParty } from '#domain/values/party.ts';
import {
  dropRows,
  known,
  leaveEmpty,
  likely,
  type Proposal,
  type Reading,
  shapeOf,
  tidy,
  unclear,
} from './reading.ts';

const NUMBER_WORDS = 'sifir bir iki uc dort bes alti yedi sekiz dokuz on'.split(' ');

/** Number words as digits, whole numbers without the ",0" of a machine; the text folded. */
const withDigits = (text: string): string =>
  fold(tidy(text))
    .replace(/^(\d{1,3})[.,]0+$/, '$1')
    .replace(/[a-z]+/g, (word) => {
      const number = NUMBER_WORDS.indexOf(word);
      return number < 0 ? word : String(number);
    });

const ROOM_WORDS =
  /^(\d{1,2}) ?(?:adet )?(?:(?:yatak )?oda(?:si|li|lik)?|yatak odali|y\.? ?o\.?|bed ?rooms?|br|beds?|rooms?|schlafzimmer)$/;

/** "3 oda 1 salon": what "3+1" means, in words. */
const WITH_LIVING_ROOM =
  /^(\d{1,2}) ?(?:yatak )?oda(?:si|li)? ?[,+&]? ?(?:ve )?(\d) ?(?:salon|oturma odasi)$/;

const rooms = (field: string, n: string | number): Proposal => ({
  label: `${Number(n)} yatak odası`,
  cells: { [field]: String(Number(n)) },
});

/** Bedrooms: "3+1" is three with a living room, as in every advertisement of a home in Türkiye. */
export function readRooms(field: string, typed: string): Reading {
  const text = withDigits(typed);
  if (text === '') return unclear([dropRows()]);
  const plain = /^\d{1,2}$/.exec(text) ?? ROOM_WORDS.exec(text);
  if (plain) return known({ [field]: String(Number(plain[1] ?? plain[0])) });
  const plus =
    /^(\d{1,2}) ?\+ ?(\d)(?: ?\+ ?\d)?(?: [a-z. ]{1,20})?$/.exec(text) ??
    WITH_LIVING_ROOM.exec(text);
  if (plus && Number(plus[1]) > 0) return likely([rooms(field, plus[1] ?? '')], '#+#');
  if (/^(?:studyo|studio|1 ?\+ ?0|0 ?\+ ?1)$/.test(text)) {
    return likely([
      rooms(field, 1),
      { label: 'Ayrı yatak odası yok (0)', cells: { [field]: '0' } },
    ]);
  }
  const range = /^(\d{1,2}) ?(?:-|–|\/|ile|veya|ya da) ?(\d{1,2})(?: [a-z ]{1,20})?$/.exec(text);
  if (range) return unclear([rooms(field, range[2] ?? ''), rooms(field, range[1] ?? '')]);
  const inside = numbersOf(text);
  return unclear([...inside.map((n) => rooms(field, n)), dropRows()]);
}

const PEOPLE =
  '(?:kisi(?:lik|li|ye)?|misafir(?:lik)?|yatakli|pax|people|persons?|guests?|personen|yetiskin|adults?|k\\.?)';
const MOST =
  /^(?:max\.?|maks\.?|maksimum|maximum|en fazla|en cok|azami|up to) ?|(?: ?(?:kadar|max\.?|maks\.?))$/g;

const people = (field: string, n: number, more = ''): Proposal => ({
  label: `${n} kişi${more}`,
  cells: { [field]: String(n) },
});

/** The number of people a villa takes: "8 kişi", "6+2" (two extra beds), "4-6". */
export function readCapacity(field: string, typed: string): Reading {
  const text = withDigits(typed).replace(MOST, '').trim();
  const plain = new RegExp(`^(\\d{1,2}) ?${PEOPLE}?$`).exec(text);
  if (plain) return known({ [field]: String(Number(plain[1])) });
  const plus = new RegExp(
    `^(\\d{1,2}) ?${PEOPLE}? ?\\(?\\+ ?(\\d{1,2})\\)? ?(?:${PEOPLE}|ek yatak|ilave|cocuk|ek)?$`,
  ).exec(text);
  if (plus) {
    const [base, extra] = [Number(plus[1]), Number(plus[2])];
    return likely(
      [people(field, base + extra, ` (${base} + ${extra} ek yatak)`), people(field, base)],
      '#+#',
    );
  }
  const baby = new RegExp(`^(\\d{1,2}) ?${PEOPLE}? ?\\+ ?\\d? ?bebek$`).exec(text);
  if (baby) return likely([people(field, Number(baby[1]), ' (bebekler sayılmaz)')]);
  const range = new RegExp(`^(\\d{1,2}) ?(?:-|–|\\/|ile|ila|to) ?(\\d{1,2}) ?${PEOPLE}?$`).exec(
    text,
  );
  if (range)
    return likely(
      [people(field, Number(range[2]), ' (en çok)'), people(field, Number(range[1]))],
      '#-#',
    );
  const family =
    /^(\d{1,2}) ?(?:yetiskin|adults?),? ?(?:ve|\+|and)? ?(\d{1,2}) ?(?:cocuk|child(?:ren)?)$/.exec(
      text,
    );
  if (family)
    return likely([people(field, Number(family[1]) + Number(family[2]))], 'yetişkin ve çocuk');
  return unclear([
    ...numbersOf(text).map((n) => people(field, n)),
    { label: 'Boş bırak (odalara göre hesaplanır)', cells: { [field]: '' }, note: true },
  ]);
}

const party = (adults: number, children: number, babies = 0): Proposal => ({
  label: formatParty({ adults, children, babies }),
  cells: {
    adults: String(adults),
    ...(children > 0 && { children: String(children) }),
    ...(babies > 0 && { babies: String(babies) }),
  },
});

const PARTS_OF_PARTY =
  /(\d{1,2}) ?(yetiskin|yet\.?|adults?|buyuk|erw(?:achsene)?\.?|cocuk|coc\.?|child(?:ren)?|kids?|kucuk|kind(?:er)?|bebek|infants?|bab(?:y|ies)|[yacb]\b)/g;

/** The party of a stay: "4", "6 kişi", "2+2" (two children), "2 yetişkin 1 çocuk". */
export function readParty(typed: string): Reading {
  const text = withDigits(typed);
  if (text === '' || /^(?:-|–|\?|yok|bilinmiyor)$/.test(text)) {
    const label = 'Kişi sayısı bilinmiyor: 1 yetişkin yaz, nota ekle';
    return likely([{ label, cells: { adults: '1' }, note: true }], 'boş');
  }
  const plain = new RegExp(`^(\\d{1,2}) ?${PEOPLE}?$`).exec(text);
  if (plain && Number(plain[1]) > 0) return known({ adults: String(Number(plain[1])) });
  const said = [...text.matchAll(PARTS_OF_PARTY)];
  const left = text.replace(PARTS_OF_PARTY, '').replace(/[ ,+&-]|ve|and/g, '');
  if (said.length > 0 && left === '') {
    const sum = (kind: RegExp) =>
      said.filter(([, , word = '']) => kind.test(word)).reduce((all, [, n]) => all + Number(n), 0);
    const [adults, children, babies] = [
      sum(/^(?:y|a|e|bu)/),
      sum(/^(?:c|k)/),
      sum(/^(?:b(?!u)|i)/),
    ];
    if (adults > 0) return known(party(adults, children, babies).cells);
  }
  const plus = /^(\d{1,2}) ?\+ ?(\d{1,2})(?: ?\+ ?(\d{1,2}))?(?: ?kisi)?$/.exec(text);
  if (plus && Number(plus[1]) > 0) {
    const [adults, children, babies] = [Number(plus[1]), Number(plus[2]), Number(plus[3] ?? 0)];
    return likely(
      [party(adults, children, babies), party(adults + children, 0, babies)],
      plus[3] ? '#+#+#' : '#+#',
    );
  }
  const among = /^(\d{1,2}) ?(?:kisi)? ?\(\+? ?(\d{1,2}) ?cocuk\)$/.exec(text);
  if (among && Number(among[1]) > Number(among[2])) {
    const [all, children] = [Number(among[1]), Number(among[2])];
    return unclear([party(all - children, children), party(all, children)]);
  }
  const numbers = numbersOf(text).filter((n) => n > 0 && n <= 30);
  return unclear([
    ...numbers.map((n) => party(n, 0)),
    { label: 'Bilinmiyor: 1 yetişkin', cells: { adults: '1' }, note: true },
  ]);
}

/** A plain count with a word: "2 banyo", "5 gece", "min 5". */
export function readCount(field: string, typed: string): Reading {
  const text = withDigits(typed).replace(/^(?:min\.?|en az|minimum) ?/, '');
  const plain = /^(\d{1,3})(?: ?(?:banyo|wc|kat|katli|gece|gun|nights?|nachte?|adet|tane))?$/.exec(
    text,
  );
  if (plain) return known({ [field]: String(Number(plain[1])) });
  if (/^(?:-|–|yok)$/.test(text)) return likely([leaveEmpty(field, 'Boş bırak')]);
  const plus = /^(\d{1,2}) ?(?:\+|-|\/) ?\d{1,2}/.exec(text);
  const numbers = plus ? [Number(plus[1])] : numbersOf(text);
  return unclear(
    [
      ...numbers.map((n) => ({ label: String(n), cells: { [field]: String(n) } })),
      leaveEmpty(field),
    ],
    shapeOf(typed),
  );
}

/** The first three different numbers of a text. */
const numbersOf = (text: string): number[] =>
  [...new Set((text.match(/\d+/g) ?? []).filter((n) => n.length < 3).map(Number))].slice(0, 3);
