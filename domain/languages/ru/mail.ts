import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/mail.ts';

const count = (number: string, one: string, few: string, other: string) =>
  `${number} ${formatsOf('ru').plural(Number(number), { one, few, other })}`;
const adultsOf = (adults: string) => count(adults, 'взрослый', 'взрослых', 'взрослых');
const childrenOf = (children: string) => count(children, 'ребёнок', 'ребёнка', 'детей');
const babiesOf = (babies: string) => count(babies, 'младенец', 'младенца', 'младенцев');

export default {
  licence: (number) => `Лицензия TÜRSAB № ${number}`,
  links: {
    payment: 'К безопасной оплате',
    guests: 'Заполнить список гостей',
    voucher: 'Скачать ваучер (PDF)',
    map: 'Открыть карту',
    house: 'Посмотреть виллу',
  },
  karekod: 'Сканируйте приложением турецкого банка',
  bank: (bank, currency) => `Банк: ${bank} (${currency})`,
  holder: (name) => `Получатель: ${name}`,
  noBank: 'Сейчас счёт не опубликован; чтобы оплатить, позвоните нам или ответьте на это письмо.',
  daysAndMore: (days) => `За ${days} дн. до заезда и раньше`,
  daysBefore: (days, last) => `За ${days}–${last} дн. до заезда`,
  keptNothing: 'без удержания',
  keptAll: 'без возврата',
  kept: (rate) => `удержание ${rate}`,
  answerBy: (until) =>
    `Мы ответим не позднее: ${formatsOf('ru').instantLong(new Date(until))} (по турецкому времени)`,
  office: (days, hours) =>
    `${days === '6' ? 'ежедневно, кроме воскресенья,' : days === '5' ? 'с понедельника по пятницу' : 'ежедневно'} ${hours.replace('-', '–')}`,
  subjects: { message: 'ваше сообщение', question: (villa) => `ваш вопрос о вилле ${villa}` },
  wishes: {
    transfer: (amount) => `сделан перевод ${amount}`,
    cancel: (amount) => `отмена; возврат по условиям ${amount}`,
    lateCheckout: (time) => `выезд в ${time}`,
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    accepted: 'Одобрено',
    declined: 'К сожалению, невозможно',
  },
  /** An interim payment and its last day. */
  partBy: (amount, day) => `${amount} (срок — ${day})`,
} satisfies Like<typeof turkish>;
