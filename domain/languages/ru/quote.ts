import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/quote.ts';

export default {
  party: counted.party,
  total: (nights) => `Итого · ${counted.nights(nights)}`,
  prepayment: 'Предоплата после подтверждения',
  prepaymentNow: 'Предоплата (сейчас, картой)',
  due: {
    extras: 'Доп. услуги (агентству)',
    /** An interim payment, by its last day. */
    part: (day) => `Промежуточный платёж до ${day}`,
    atDoor: 'Оплата при заезде',
    deposit: 'Депозит за ущерб (при заезде, возвращается)',
  },
  approximately: '<price></price>; оплата в турецких лирах.',
  lateArrival: (time) =>
    `В день заезда дом будет готов к ${time}: предыдущие гости выезжают поздно.`,
  lines: {
    nightsAt: {
      early: (nights) => `${counted.nights(nights)} · цена раннего бронирования`,
      longStay: (nights) => `${counted.nights(nights)} · цена длительного проживания`,
      before: (nights) => `${counted.nights(nights)} · до акции`,
    },
    nights: (days, nights, nightly) => `${days} · ${counted.nights(nights)} × ${nightly}`,
    early: (rate) => `Скидка за раннее бронирование · ${rate}`,
    longStay: (rate) => `Скидка за длительное проживание · ${rate}`,
    agency: 'Скидка агентства',
    cleaning: 'Уборка',
    perNight: (extra) => `${extra}, за ночь`,
    perPerson: (extra) => `${extra}, за человека`,
    pieces: (extra, pieces) => `${extra} (${pieces} шт.)`,
  },
  extras: {
    perNight: (each, nights) => `${each} × ${counted.nights(nights)}`,
    perPerson: (each, people) => `${each} × ${counted.people(people)}`,
    pieces: (each, pieces) => `${each} × ${pieces}`,
    onePiece: 'цена за штуку',
  },
  answerBy: (until) =>
    `Мы ответим не позднее: ${formatsOf('ru').instantLong(new Date(until))} (по турецкому времени)`,
  campaign: (days) => `Акция: ${days}`,
  cancel: {
    heading: 'Условия отмены',
    all: 'Все условия отмены',
    freeUntilDays: (days) => `Бесплатная отмена не позднее чем за ${counted.days(days)} до заезда`,
    freeUntil: (day) => `Бесплатная отмена до: ${day}`,
    line: (when, back) => `${when}: ${back}`,
    from: (days) => `За ${counted.days(days)} и больше до заезда`,
    between: (least, most) => `За ${least}–${counted.days(most)} до заезда`,
    below: (days) =>
      `Менее чем за ${days} ${formatsOf('ru').plural(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} до заезда`,
    until: (day) => `До: ${day}`,
    later: 'Позже',
    always: 'Для этих дат',
    backAll: 'предоплата возвращается полностью',
    backNone: 'без возврата',
    backPart: (rate) => `возвращается ${rate} предоплаты`,
  },
} satisfies Like<typeof turkish>;
