import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/stay.ts';

export default {
  title: 'Моё проживание',
  titleOf: (villa, stay) => `${villa}, ${stay}`,
  description: 'Статус, оплата, адрес и список гостей вашего проживания.',
  closed: 'Эта ссылка не открывается',
  byCode: 'Открыть по коду и эл. почте',
  write: 'Написать нам',
  onThisPage: 'На этой странице',
  status: {
    requested: 'Ожидает подтверждения',
    option: 'Ожидает оплаты',
    confirmed: 'Подтверждено',
    staying: 'Проживание',
    completed: 'Завершено',
    rejected: 'Отклонено',
    expired: 'Срок истёк',
    cancelled: 'Отменено',
    no_show: 'Незаезд',
  },
  parts: {
    evler: 'Свободные дома',
    odeme: 'Оплата',
    ev: 'Дом и дорога',
    misafirler: 'Гости',
    sonra: 'После',
    istekler: 'Ваши просьбы',
    iste: 'Просьба',
    mesajlar: 'Сообщения',
    adres: 'Эл. почта',
    paylas: 'Документы',
  },
  head: {
    offline: (moment) => `Нет соединения. Показано то, что было известно: ${moment}.`,
    people: (nights, party) => `${counted.nights(nights)} · ${party}`,
    off: 'Это проживание отменено.',
    shared: 'Этой страницей с вами поделился ваш попутчик.',
    left: (time) => `Осталось: <b>${time}</b>`,
    code: 'Код бронирования',
    arrival: 'Заезд',
    departure: 'Выезд',
    at: (day, time) => `${day}, ${time}`,
  },
  next: {
    leaving: (time) =>
      `Сегодня вы уезжаете; выезд до ${time}. Оставьте ключ там, где его взяли, и счастливого пути.`,
    welcome: (time) => `Добро пожаловать; дом ваш с ${time}.`,
    enjoy: 'Желаем приятного отдыха.',
    leave: (day, time) => `Выезд: ${day}, ${time}.`,
    thanks: 'Спасибо, что остановились у нас. Ваш отзыв поможет следующим гостям.',
    ranOut:
      'Срок, на который даты были закреплены, истёк. Если они ещё свободны, отправьте новый запрос.',
    requested: (answer) =>
      `Мы уточняем у владельца, свободна ли вилла. ${answer && `${answer}. `}Даты закреплены за вами; ответ придёт и по почте.`,
    paid: 'Оплата поступила, мы готовим подтверждение.',
    pay: (until, amount) =>
      `Даты ваши. Чтобы подтвердить бронирование, внесите предоплату ${amount}${until && ` до: ${until}`}; в назначении укажите код бронирования.`,
    confirmed: (days, day, time, owed) =>
      `Всё готово. Ждём вас ${days <= 0 ? 'сегодня' : days === 1 ? 'завтра' : `через ${counted.days(days)}, ${day},`} с ${time}. ${owed}`,
    owed: (atDoor, extras, deposit) => {
      const parts = [
        ...(atDoor ? [`${atDoor} при заезде`] : []),
        ...(extras ? [`${extras} агентству за доп. услуги`] : []),
        ...(deposit ? [`возвращаемый депозит ${deposit}`] : []),
      ];
      return parts.length === 0
        ? 'Платить больше ничего не нужно.'
        : `Вы платите: ${formatsOf('ru').list(parts)}.`;
    },
    surplus: (amount) => `Переплату ${amount} мы вернём.`,
    rejected:
      'К сожалению, мы не смогли подтвердить эти даты; извините, что пришлось ждать. Ниже — ближайшие дома, свободные на те же ночи; или позвоните нам, и мы подберём вместе.',
    cancelled:
      'Это бронирование отменено. Условия возврата указаны на странице отмены; если есть вопросы, позвоните нам.',
    noShow: 'Мы не увидели вас в день заезда. Если это ошибка, позвоните нам.',
  },
  steps: {
    title: 'Шаг за шагом',
    done: 'Готово: ',
    arrival: 'Заезд',
    departure: 'Выезд',
    answer: 'Наш ответ',
    prepayment: 'Предоплата',
    prepaymentAndConfirmation: 'Предоплата и подтверждение',
    at: (day, time) => `${day}, ${time}`,
    by: (moment) => `не позднее: ${moment}`,
    afterAnswer: 'после нашего ответа',
  },
  action: {
    list: 'Заполнить список гостей',
    pay: (amount) => `Внести предоплату: ${amount}`,
    calendar: 'Добавить в календарь',
    way: 'Показать дорогу',
    house: 'Код двери, Wi-Fi и дом',
    review: 'Рассказать о доме',
    cancelTerms: 'Условия отмены',
    sameDates: 'Посмотреть те же даты',
    otherHouses: 'Свободные дома на те же ночи',
    otherVillas: 'Другие виллы',
  },
  instead: {
    title: 'Свободные дома на те же ночи',
    lead: 'Ближайшие дома на те же даты и число гостей; цены за всё проживание.',
  },
  pay: {
    title: 'Оплата',
    total: 'Итого',
    prepayment: 'Предоплата',
    paid: 'Оплачено',
    surplus: 'Переплата (будет возвращена)',
    extras: 'Доп. услуги агентству',
    byCard: {
      prepayment: 'Предоплата картой: <amount></amount>',
      extra: 'Доп. услуги картой: <amount></amount>',
      balance: 'Остаток картой: <amount></amount>',
    },
    cardNote:
      'Данные карты вводятся на странице 3D Secure платёжной системы; они не попадают к нам и не хранятся у нас.',
    restNow: 'Если хотите оплатить остаток сейчас',
    transfer: 'Банковский перевод',
    iPaid: 'Я сделал(а) перевод',
    amount: 'Отправленная сумма (TL)',
    receipt: 'Квитанция (необязательно)',
    receiptHint: 'PDF или фото, не больше 10 МБ.',
    chooseAgain: 'Выберите файл ещё раз.',
    note: 'Комментарий (необязательно)',
    noteHint: 'Если имя отправителя другое',
    report: 'Сообщить о переводе',
  },
  house: {
    title: 'Дом и дорога',
    copyAddress: 'Скопировать адрес',
    maps: { google: 'Google Карты', apple: 'Apple Карты' },
    way: (map) => `Дорога: ${map}`,
    greeter: 'Вас встретит',
    caretaker: 'Смотритель дома',
    agency: 'Наше агентство',
    doorCode: 'Код двери',
    keyBox: 'Ключница',
    wifi: 'Wi-Fi',
    wifiPassword: 'Пароль Wi-Fi',
    copy: (what) => `Скопировать: ${what}`,
    emergency: 'Экстренный вызов (скорая, пожарные, полиция, жандармерия)',
    guide: 'Что и как работает в доме',
    photo: (title) => `${title}: фото`,
    nearby: 'Что рядом',
    sought: ['Аптека', 'Супермаркет', 'Больница', 'Ресторан', 'Заправка'],
    search: (what) => `Искать на карте: ${what}`,
    searchNote: 'Откроется карта окрестностей.',
    rules: 'Правила дома',
  },
} satisfies Like<typeof turkish>;
