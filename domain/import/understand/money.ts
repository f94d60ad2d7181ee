import { kurusIn } from '#domain/values/currency.ts';
import { fold } from '#domain/values/fold.ts';
import { formatKurus, roundHalfUp } from '#domain/values/money.ts';
import { type Amount, amountsIn, type Money, readAmount, sayMoney, writeLira } from './amounts.ts';
import {
  known,
  leaveEmpty,
  likely,
  type Proposal,
  type Reading,
  shapeOf,
  type Surroundings,
  tidy,
  unclear,
} from './reading.ts';

const NOTHING = new Set(
  'yok -- - – — . x inkl inkl. incl incl. inclusive included inklusive hayir ucretsiz free none no nil alinmiyor alinmaz bedava keine keiner kein nein ohne n/a na нет dahil dahildir istenmiyor istemiyor'.split(
    ' ',
  ),
);

/** True for "yok", "-", "alınmıyor" and the like. */
export const saysNothing = (text: string): boolean => NOTHING.has(fold(tidy(text)));

/** A fee or deposit of a villa: "yok" is none. */
export function readFee(field: string, text: string, around: Surroundings): Reading {
  if (saysNothing(text)) {
    return likely([
      { label: 'Yok (0 ₺)', cells: { [field]: '0' } },
      { label: 'Boş bırak', cells: { [field]: '' } },
    ]);
  }
  return readMoney(field, text, around, (lira) => lira);
}

/** Nightly prices below this are thousands or another currency: 1.000 ₺. */
const LOW_NIGHT = 100_000;
const NIGHTS_OF_WEEK = 7;

/** A price of a night; a price of a week is divided by seven. */
export function readNightly(
  field: string,
  text: string,
  around: Surroundings,
  isWeekly: boolean,
): Reading {
  if (saysNothing(text)) {
    return likely([{ label: 'Fiyat yok, boş bırak', cells: { [field]: '' } }], 'yok');
  }
  const amount = readAmount(text);
  const perWeek = amount?.period === 'week' || (amount?.period == null && isWeekly);
  const night = (kurus: number) => (perWeek ? roundHalfUp(kurus / NIGHTS_OF_WEEK) : kurus);
  if (amount?.period === 'month') return unclear([leaveEmpty(field)]);
  const reading = readMoney(field, text, around, night);
  const first = amount?.options[0];
  const isLow = first !== undefined && night(first.amount) < LOW_NIGHT;
  if (perWeek && 'known' in reading && first && !isLow) {
    return likely(
      [lira(field, night(first.amount), ' gecelik (haftalığın yedide biri)'), leaveEmpty(field)],
      `haftalık ${shapeOf(text)}`,
    );
  }
  if ('known' in reading && first && isLow) {
    const isThousands = first.amount >= 1000 && first.amount < 20_000;
    return unclear([
      ...(isThousands ? [lira(field, night(first.amount * 1000))] : []),
      ...foreign(field, { ...first, currency: 'EURO' }, around, night),
      lira(field, night(first.amount), perWeek ? ' gecelik (haftalığın yedide biri)' : ''),
      leaveEmpty(field),
    ]);
  }
  return reading;
}

/** "87.500 nakit": how a total was paid is no part of it. */
const withoutMethod = (text: string): string =>
  tidy(text).replace(/[,/]? ?(?:nakit|elden|havale|eft|kart(?:la)?|ödendi|peşin)$/iu, '');

/** An amount of a stay that is over; "bilinmiyor" is what the file's reader takes for unknown. */
export function readPastTotal(field: string, text: string, around: Surroundings): Reading {
  const isUnknown: Proposal = {
    label: 'Tutarı bilinmiyor olarak al',
    cells: { [field]: 'bilinmiyor' },
    ...(text !== '' && { note: true }),
  };
  if (fold(tidy(text)) === 'bilinmiyor') return known({ [field]: 'bilinmiyor' });
  if (text === '') return likely([isUnknown]);
  if (saysNothing(text)) return likely([isUnknown, { label: '0 ₺', cells: { [field]: '0' } }]);
  const bare = withoutMethod(text);
  const amount = readAmount(bare);
  const first = amount?.options[0];
  if (amount && first && first.currency !== 'TL') {
    // The rate of that day is not known here: today's would make up a turnover.
    return likely(
      [
        isUnknown,
        ...amount.options.flatMap((option) => foreign(field, option, around, (same) => same)),
      ],
      shapeOf(text),
    );
  }
  if (amount && amount.period !== null) return unclear([isUnknown]);
  const reading = readMoney(field, bare, around, (same) => same);
  if ('known' in reading)
    return bare === tidy(text) || !first
      ? reading
      : likely([{ ...lira(field, first.amount), note: true }, isUnknown], shapeOf(text));
  return { ...reading, proposals: [...reading.proposals.filter(({ note }) => !note), isUnknown] };
}

function readMoney(
  field: string,
  text: string,
  around: Surroundings,
  convert: (kurus: number) => number,
): Reading {
  const amount = readAmount(text);
  if (amount === null) {
    const inside = amountsIn(text).flatMap((one) => proposalsOf(field, one, around, convert));
    return unclear([...inside, leaveEmpty(field)]);
  }
  const proposals = proposalsOf(field, amount, around, convert);
  if (amount.isPlain && amount.options[0]) {
    return known({ [field]: writeLira(convert(amount.options[0].amount)) });
  }
  const isForeign = amount.options.some(({ currency }) => currency !== 'TL');
  const hasRate = proposals.length > 0;
  const all = [...proposals, leaveEmpty(field)];
  return amount.isLikely && (!isForeign || hasRate)
    ? likely(all, shapeOf(text))
    : // Each is asked: some of "9,500" and "1,250" may be thousands and some not.
      unclear(all);
}

const proposalsOf = (
  field: string,
  { options }: Amount,
  around: Surroundings,
  convert: (kurus: number) => number,
): Proposal[] =>
  options.flatMap((option) =>
    option.currency === 'TL'
      ? [lira(field, convert(option.amount))]
      : foreign(field, option, around, convert),
  );

const lira = (field: string, kurus: number, more = ''): Proposal => ({
  label: `${formatKurus(kurus)}${more}`,
  cells: { [field]: writeLira(kurus) },
});

/** In lira at the rate of the site, to whole lira; none without a rate. */
function foreign(
  field: string,
  money: Money,
  { rates }: Surroundings,
  convert: (kurus: number) => number,
): Proposal[] {
  const kurus = kurusIn(money.amount, money.currency, rates);
  if (kurus === null) return [];
  const whole = roundHalfUp(convert(kurus) / 100) * 100;
  return [
    {
      label: `${formatKurus(whole)} (${sayMoney(money)}, bugünkü kurla)`,
      cells: { [field]: writeLira(whole) },
    },
  ];
}
