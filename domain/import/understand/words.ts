import { fold } from '#domain/values/fold.ts';
import {
  dropRows,
  known,
  leaveEmpty,
  likely,
  type Proposal,
  type Reading,
  tidy,
  unclear,
} from './reading.ts';
import { saysNothing } from './money.ts';
import { readAmount, sayMoney, writeLira } from './amounts.ts';

/** Folded, with single spaces, without punctuation at its end. */
const plain = (text: string): string => fold(tidy(text)).replace(/[.!]+$/, '');

const oneOf = (words: string) => new Set(words.split('|'));

const COMPLETED = oneOf(
  'tamamlandi|tamam|onaylandi|onayli|onay|kesin|kesinlesti|konakladi|kaldi|gerceklesti|geldi|geldiler|gitti|ciktilar|cikti|cikis yapti|cikis yapildi|giris yapti|check-out|checkout|check out|checked-out|checked in|bitti|ok|okey|evet|completed|confirmed|done|stayed|checked out|past guest|previous guest|abgereist|bestatigt|gebucht|✓|✔|+|rezerve|rezervasyon|dolu|satildi|odendi',
);
const CANCELLED = oneOf(
  'iptal|iptal edildi|iptal oldu|iptal etti|vazgecti|vazgectiler|olmadi|red|reddedildi|cancelled|canceled|cancel|cancelled by guest|canceled by guest|cancelled_by_guest|cancelled_by_hotel|cancelled by host|canceled by host|storno|storniert|stornierung|iade|iade edildi|gerceklesmedi',
);
const NO_SHOW = oneOf('no_show|nicht angereist|gelmedi|gelmediler|no show|no-show|noshow');
const OPEN = oneOf(
  'opsiyon|opsiyonlu|opsiyonda|beklemede|bekliyor|option|pending|soru|talep|teklif',
);

const STATES = {
  completed: { label: 'Konakladı', cells: { status: 'Tamamlandı' } },
  cancelled: { label: 'İptal', cells: { status: 'İptal' } },
  no_show: { label: 'Gelmedi', cells: { status: 'Gelmedi' } },
} satisfies Record<string, Proposal>;

/** How a stay of the past ended. An option that is over says nothing about it: somebody must. */
export function readState(typed: string): Reading {
  const text = plain(typed);
  const { completed, cancelled, no_show } = STATES;
  if (text === '') return likely([completed, cancelled], 'boş');
  if (COMPLETED.has(text)) return known(completed.cells);
  if (CANCELLED.has(text)) return known(cancelled.cells);
  if (NO_SHOW.has(text)) return known(no_show.cells);
  if (OPEN.has(text) || /bekli|bekleme|opsiyon|pending/.test(text))
    return unclear([cancelled, completed, dropRows()]);
  if (/\biptal|\bcancel/.test(text)) return likely([cancelled, completed]);
  if (/gelmedi/.test(text)) return likely([no_show, cancelled]);
  if (/geldi|konakla|onay|tamam/.test(text)) return likely([completed, cancelled]);
  return unclear([completed, cancelled, no_show, dropRows()]);
}

const YES = oneOf('evet|var|e|x|✓|✔|+|yes|y|true|1|mevcut|dahil|ja|si|da|oui|да');
const NO = oneOf('hayir|yok|h|-|–|—|no|n|false|0|degil|nein|non|нет');

/** "Evet" and "Hayır" as people write them; null for neither. */
export function readYesNo(typed: string): boolean | null {
  const text = plain(typed);
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

/** Before this hour nobody is let in or out: "saat 4" is meant in the afternoon. */
const EARLIEST = 8;

/**
 * A time of the day: "16:00", "16.00", "16", "1600", "saat 16", "4 pm"; with "sonrası", or without the
 * zero of a morning, asked.
 */
export function readHour(field: string, typed: string): Reading {
  const text = plain(typed)
    .replace(/^(ogleden sonra|aksam) ?(?:saat )?(\d.*)$/, '$2 pm')
    .replace(/^(?:saat|ab|bis|um|from|until|after|before|at|с|до)[: ] ?/, '')
    .trim();
  if (saysNothing(text)) return likely([leaveEmpty(field, 'Boş bırak')]);
  const match =
    /^(\d{1,2})(?:[:., ](\d{2})(?:[:.]\d{2})?|(\d{2}))?(?: ?h| ?uhr)? ?(am|pm)?((?:['’]?d[ea]n| ?itibaren| ?sonra(?:si)?| ?ve sonrasi| ?once(?:si)?| ?['’]?[ea] kadar)*)$/.exec(
      text,
    );
  const hour = Number(match?.[1]) + (match?.[4] === 'pm' && Number(match[1]) < 12 ? 12 : 0);
  const minute = match?.[2] ?? match?.[3] ?? '00';
  if (match && hour < 24 && Number(minute) < 60) {
    const timeOf = (at: number) => `${String(at).padStart(2, '0')}:${minute}`;
    const time = timeOf(hour);
    const isHalfDay = hour > 0 && hour < EARLIEST && !match[4] && match[1]?.length === 1;
    if (isHalfDay) {
      const both = [timeOf(hour + 12), time].map((one) => ({
        label: one,
        cells: { [field]: one },
      }));
      return likely([...both, leaveEmpty(field)]);
    }
    return match[4] || match[5]
      ? likely([{ label: time, cells: { [field]: time } }, leaveEmpty(field)])
      : known({ [field]: time });
  }
  const times = (text.match(/\d{1,2}[:.]\d{2}/g) ?? [])
    .slice(0, 3)
    .map((one) => one.replace('.', ':').padStart(5, '0'))
    .filter((one) => one < '24:00');
  return unclear([
    ...times.map((time) => ({ label: time, cells: { [field]: time } })),
    leaveEmpty(field),
  ]);
}

/** A rate: "20", "%20", "yüzde 20", "20 + KDV". */
export function readPercent(field: string, typed: string): Reading {
  const text = plain(typed)
    .replace(/^yuzde /, '')
    .replace(/ ?(?:yuzde|percent)$/, '');
  const share = /^0[.,](\d{1,4})$/.exec(text)?.[1];
  if (share !== undefined && Number(share) > 0) return readShare(field, text, share);
  if (saysNothing(text))
    return likely([{ label: '%0', cells: { [field]: '0' } }, leaveEmpty(field)]);
  const plainRate = /^%? ?(\d{1,3}(?:[.,]\d{1,4})?) ?%?$/.exec(text)?.[1];
  if (plainRate !== undefined && Number(plainRate.replace(',', '.')) <= 100) {
    return known({ [field]: text });
  }
  const rates = [...new Set(text.match(/\d{1,3}(?:,\d{1,2})?/g) ?? [])].filter(
    (rate) => Number(rate.replace(',', '.')) <= 100,
  );
  const proposals = rates
    .slice(0, 3)
    .map((rate) => ({ label: `%${rate}`, cells: { [field]: rate } }));
  const isOne = proposals.length === 1 && /^%? ?[\d,]+ ?%? ?\+ ?kdv$/.test(text);
  return isOne
    ? likely([...proposals, leaveEmpty(field)])
    : unclear([...proposals, leaveEmpty(field)]);
}

const PERMIT_LABEL =
  /^(?:(?:turizm )?(?:amaçlı )?(?:kiralama )?(?:izin )?belge(?:si)?(?: no(?:su)?| numarası)?|no) ?[:.]+ ?/iu;

/** A permit number has digits; "başvuruldu" is none yet. */
export function readPermit(field: string, typed: string): Reading {
  const text = tidy(typed).replace(PERMIT_LABEL, '');
  if (/\d/.test(text) && text.length <= 40 && !/[?]/.test(text)) return known({ [field]: text });
  return likely([leaveEmpty(field, 'Belge numarası yok; notlara yaz')]);
}

/** "0,2" is a fifth where a spreadsheet shows shares as numbers, and hardly ever a fifth of a percent. */
function readShare(field: string, text: string, decimals: string): Reading {
  const [whole, rest] = [decimals.padEnd(2, '0').slice(0, 2), decimals.slice(2)];
  const rate = `${Number(whole)}${Number(rest) > 0 ? `,${rest}` : ''}`;
  const asWritten = text.replace('.', ',');
  return likely(
    [
      { label: `%${rate}`, cells: { [field]: rate } },
      { label: `%${asWritten}`, cells: { [field]: asWritten } },
      leaveEmpty(field),
    ],
    'pay',
  );
}

const METHODS: readonly [RegExp, string][] = [
  [/\b(?:havale|eft|banka|iban)\b/, 'Havale'],
  [/\bfast\b/, 'FAST'],
  [/\b(?:kart|kredi karti|pos|mail order|link)\b/, 'Kart'],
  [/\b(?:nakit|elden|cash|pesin)\b/, 'Nakit'],
];

/** What was received for a stay: an amount, or words that do not say how much. */
export function readPayment(typed: string): Reading {
  const field = 'collected';
  const text = plain(typed);
  const note = leaveEmpty(field, 'Ödeme kaydı açma, notlara yaz');
  // As our own export has it, in every row without a payment: there is nothing to ask.
  if (/^0(?:[.,]0+)?(?: ?(?:tl|₺|try))?$/.test(text)) return known({ [field]: '' });
  if (saysNothing(text) || /^(?:odenmedi|odeme yok|bekliyor|beklemede)$/.test(text)) {
    return likely([{ label: 'Ödeme yok', cells: { [field]: '' }, note: true }]);
  }
  const method = METHODS.find(([words]) => words.test(text))?.[1];
  const bare = text
    .replace(
      /\b(?:havale|eft|banka|fast|kredi karti|kart|pos|nakit|elden|cash|pesin|kapora|on odeme|alindi|odendi|yatti|geldi|ile)\b|\+/g,
      ' ',
    )
    .trim();
  const amount = bare === '' ? null : readAmount(bare);
  const first = amount?.options[0];
  if (!amount || !first || first.currency !== 'TL' || !amount.isLikely) {
    const options = (amount?.options ?? []).filter(({ currency }) => currency === 'TL');
    return options.length > 0
      ? unclear([
          ...options.map((option) => ({
            label: sayMoney(option),
            cells: { [field]: writeLira(option.amount) },
          })),
          note,
        ])
      : likely([note]);
  }
  const cells = { [field]: writeLira(first.amount), ...(method && { collectedBy: method }) };
  const isPlain = amount.isPlain && bare === text;
  return isPlain
    ? known(cells)
    : likely([{ label: `${sayMoney(first)}${method ? `, ${method}` : ''}`, cells }, note]);
}

/** How it was paid. */
export function readMethod(typed: string): Reading {
  const text = plain(typed);
  const found = METHODS.filter(([words]) => words.test(text));
  const cells = { collectedBy: found[0]?.[1] ?? '' };
  if (found.length === 1) return known(cells);
  return unclear([
    ...METHODS.map(([, label]) => ({ label, cells: { collectedBy: label } })),
    leaveEmpty('collectedBy'),
  ]);
}
