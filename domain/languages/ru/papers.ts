import promises from './promises.ts';
import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/papers.ts';

const count = (number: string, one: string, few: string, other: string) =>
  `${number} ${formatsOf('ru').plural(Number(number), { one, few, other })}`;
const nights = (number: string) => count(number, 'ночь', 'ночи', 'ночей');
/** Of a range the last day counts: "15–21 день". */
const daysOf = (days: string) =>
  `${days} ${formatsOf('ru').plural(Number(days.split('–').at(-1)), { one: 'день', few: 'дня', other: 'дней' })}`;
const adultsOf = (number: string) => count(number, 'взрослый', 'взрослых', 'взрослых');
const childrenOf = (number: string) => count(number, 'ребёнок', 'ребёнка', 'детей');
const babiesOf = (number: string) => count(number, 'младенец', 'младенца', 'младенцев');

export default {
  edges: {
    licence: (number) => `Лицензия TÜRSAB № ${number}`,
    issued: (day) => `Дата выдачи ${day}`,
    page: (page, all) => `Страница ${page} / ${all}`,
  },
  binding:
    'Юридическую силу имеет турецкий текст. Перевод под ним дан для понимания; раздел без перевода есть только на турецком языке.',
  inTurkish: 'На турецком языке:',
  files: {
    voucher: (code) => `vaucher-${code}`,
    contract: (code) => `dogovor-${code}`,
    offer: (day) => `predlozhenie-${day}`,
    invoice: 'schet',
    calendar: 'moyo-prozhivanie',
  },
  titles: {
    voucher: 'Ваучер бронирования',
    contract: 'Предварительная информация и договор о проживании',
    offer: 'Предложение по проживанию',
    stay: 'Проживание',
    amount: 'Сумма',
    included: 'Включено в цену',
    rules: 'Правила дома',
    cancelled: 'При отмене — из предоплаты',
    arrival: 'Приезд',
    form: 'A. Предварительная информация',
    agency: '1. Посредник',
    nature: '2. Характеристики проживания',
    price: '3. Цена',
    payment: '4. Оплата',
    withdrawal: '5. Право на отказ и отмена',
    complaints: '6. Обращения',
    contractB: 'B. Дистанционный договор о проживании',
    parties: 'Стороны',
    subject: 'Предмет и цена',
    terms: (title, version) => `${title} (редакция ${version})`,
    acceptance: 'Согласие',
    signature: 'Подпись',
  },
  labels: {
    villa: 'Вилла',
    guest: 'Гость',
    phone: 'Телефон',
    email: 'Эл. почта',
    place: 'Место',
    permit: 'Разрешение на туристическую аренду',
    arrive: 'Заезд',
    leave: 'Выезд',
    length: 'Срок',
    people: 'Проживающие',
    persons: 'Гости',
    item: 'Позиция',
    total: 'Итого (включая налоги)',
    timeLeft: 'Срок до заезда',
    kept: 'Удержание',
    back: 'Возврат',
    address: 'Адрес',
    map: 'На карте',
    greeter: 'Вас встретит',
    greeterPhone: 'Телефон встречающего',
    paid: 'Оплачено',
    atDoor: 'К оплате при заезде',
    extrasDue: 'Агентству за дополнительные услуги',
    deposit: 'Депозит за ущерб',
    part: 'Промежуточный платёж',
    prepayment: 'Предоплата',
    company: 'Компания',
    licence: 'Лицензия TÜRSAB №',
    tax: 'Налоговая инспекция и номер',
    register: 'Номер MERSİS',
    agency: 'Агентство',
    acceptedAt: 'Время согласия',
    acceptedBy: 'Способ согласия',
    version: 'Редакция условий',
    code: 'Код бронирования',
    state: 'Состояние',
    listPrice: 'Обычная цена',
    offerPrice: 'Цена предложения',
  },
  values: {
    nights,
    stayNights: (days, number) => `${days}, ${nights(number)}`,
    people: (number) => count(number, 'человек', 'человека', 'человек'),
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    part: (nth) => `Промежуточный платёж ${nth}`,
    partBy: (amount, day) => `${amount}, до ${day}`,
    daysAndMore: (days) => `${daysOf(days)} и более`,
    days: daysOf,
    depositAgency: (amount) => `${amount} (агентству при заезде, возвращается при выезде)`,
    depositOwner: (amount) => `${amount} (владельцу при заезде, возвращается при выезде)`,
    depositBack: (amount) => `${amount} (вносится при заезде, возвращается)`,
    moment: (moment) => `${moment} (по турецкому времени)`,
    online: 'Электронное согласие на сайте',
    booker: 'Лицо, оформляющее бронирование и указанное в форме запроса',
    unsold: 'Сейчас не сдаётся',
  },
  lines: {
    run: (days, number, price) => `${days} · ${nights(number)} × ${price}`,
    early: (rate) => `Скидка за раннее бронирование · ${rate}`,
    long: (rate) => `Скидка за долгое проживание · ${rate}`,
    agency: 'Скидка агентства',
    cleaning: 'Плата за уборку',
    late: 'Поздний выезд',
    lateUntil: (time) => `Поздний выезд (${time})`,
    nightly: (name) => `${name}, за ночь`,
    each: (name) => `${name}, за человека`,
    pieces: (name, number) => `${name} (× ${number})`,
  },
  card: {
    permitNo: '№ разрешения',
    holder: 'Владелец разрешения',
    plaque: '№ таблички',
    most: 'Не более',
    until: 'Действует до',
    phones: 'Телефоны',
    caretaker: 'Смотритель дома',
    caretakerNamed: () => 'Смотритель дома',
    greeter: 'Встречающий',
    greeterNamed: () => 'Встречающий',
    exits: 'Выходы и пожар',
    rules: 'Правила дома',
    hours: (arrival, departure) => `Заезд ${arrival}, выезд ${departure}`,
  },
  sentences: {
    balance: promises.balance,
    parts:
      'Промежуточные платежи вносятся агентству до указанных дней. Просроченный промежуточный платёж не отменяет бронирование сам по себе; агентство позвонит вам. При отмене внесённые промежуточные платежи возвращаются без удержаний.',
    identity: (contact) =>
      `По закону Турции № 1774 данные документов всех проживающих берутся до заезда. Во время проживания с нами можно связаться: ${contact}.`,
    draft:
      'Это договор, который заключается вашим согласием при отправке запроса. Редакция, с которой вы согласились, хранится вместе с бронированием.',
    amounts:
      'Суммы указаны в турецких лирах и включают все налоги; ничего, что здесь не указано, не взимается. Ночи закрепляются, когда поступает ваш запрос; бронирование становится окончательным после получения предоплаты. Если предоплата не внесена вовремя, запрос аннулируется сам, и с вас ничего не взимается.',
    noWithdrawal:
      'Проживание — услуга на определённую дату; согласно статье 15/1-g турецкого положения о дистанционных договорах **права на отказ нет**. При отмене из предоплаты удерживается указанная ниже сумма; сумма к оплате при заезде не взимается.',
    complaints: (contact) =>
      `Жалобы можно направить: ${contact}. В случае спора вы можете обратиться в потребительский арбитраж или потребительский суд по месту жительства или по месту сделки, в пределах сумм, объявленных Министерством торговли Турции.`,
    subject:
      'Предмет договора — проживание, характеристики, даты и цена которого указаны в части A. Предварительная информация является частью договора.',
    offerEnds: (moment, link) =>
      `Предложение действует до: ${moment} (по турецкому времени). Пока ваш запрос не поступил, ночи могут быть заняты другими. Посмотреть предложение и отправить запрос: ${link}`,
  },
} satisfies Like<typeof turkish>;
