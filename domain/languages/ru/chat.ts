import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/chat.ts';

export default {
  hello: (name) => `Здравствуйте, ${name}!`,
  stay: (villa, days, nights, code) =>
    `${villa}, ${days} (${counted.nights(nights)}), код бронирования ${code}.`,
  requested: 'Мы получили ваш запрос, уточняем у владельца и скоро ответим.',
  optionEnds: (moment) => `Даты закреплены за вами до: ${moment} (по турецкому времени).`,
  prepayment: (amount) => `Предоплата: ${amount}.`,
  prepaid: 'Ваша предоплата поступила.',
  confirmed: 'Бронирование подтверждено.',
  parts: (amount) => `Промежуточный платёж до заезда: ${amount}.`,
  atDoor: (amount) => `Оплата при заезде: ${amount}.`,
  extras: (amount) => `К оплате агентству за доп. услуги: ${amount}.`,
  surplus: (amount) => `Переплату ${amount} мы вернём.`,
  expired:
    'Срок, на который даты были закреплены, истёк. Если поездка ещё интересна, будем рады помочь.',
  completed: 'Спасибо, что остановились у нас.',
  paymentLink: (code) => `Ссылка на оплату бронирования ${code}:`,
  paymentFacts: (amount, moment) =>
    `Сумма: ${amount}. Ссылка действует до: ${moment} (по турецкому времени).`,
  ownPage: {
    filling: (name, villa, days, link) =>
      `Здравствуйте, ${name}! Пишем о вашем проживании: ${villa} (${days}). Платежи, адрес и обязательный по закону список гостей — на вашей личной странице: ${link}`,
    waiting: (name, villa, days, link) =>
      `Здравствуйте, ${name}! Пишем о вашем проживании: ${villa} (${days}). Статус, оплата и следующий шаг — на вашей личной странице: ${link}`,
  },
  about: (subject) =>
    subject
      ? `Пишу по поводу вашего сообщения «${subject}».`
      : 'Пишу по поводу сообщения, которое вы отправили с нашего сайта.',
  invoice: (link) =>
    `Здравствуйте! Для вашего счёта не хватает нескольких данных. Их можно указать здесь: ${link}`,
  call: {
    found: (isMany) =>
      isMany ? 'Здравствуйте! Вам подойдут эти виллы:' : 'Здравствуйте! Вам подойдёт эта вилла:',
    facts: (town, people, bedrooms) =>
      `${town} · ${counted.people(people)} · ${counted.bedrooms(bedrooms)}`,
    from: (nightly) => `От ${nightly} за ночь`,
    nights: (days, nights) => `${days}, ${counted.nights(nights)}`,
    total: (total) => `Итого ${total}`,
    prepayment: (amount) => `предоплата ${amount}`,
    stands: (moment, isMany) =>
      `Цены действуют до: ${moment} (по турецкому времени). Закрепить ${isMany ? 'одну из них' : 'её'} за вами?`,
  },
  dataAnswers: {
    export: 'Копию данных, которые мы храним о вас, мы отправили отдельным письмом.',
    erasure:
      'Мы удалили ваши данные, кроме записей, которые обязаны хранить по турецкому закону. Договоры и сведения об оплате удаляются через 10 лет, данные регистрации гостей — по истечении установленного срока.',
    correction: 'Мы исправили ваши данные так, как вы указали.',
  },
  offered: 'Виллы, которые мы для вас подобрали:',
  offerDetails: (link) => `Подробности и запрос на бронирование:\n${link}`,
} satisfies Like<typeof turkish>;
