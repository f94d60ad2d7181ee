import type { Like } from '../like.ts';
import type turkish from '../tr/contact.ts';

export default {
  title: 'Контакты',
  description: (agency, ways) => `Как связаться с ${agency}: ${ways.join(', ')}.`,
  writeDescription: (agency) => `Напишите команде ${agency}.`,
  lead: 'Звоните, пишите или заходите.',
  leadAndHours: (hours) => `Звоните, пишите или заходите. ${hours}.`,
  write: 'Напишите нам',
  details: 'Контактные данные',
  phone: 'Телефон',
  message: 'Написать сообщение',
  email: 'Эл. почта',
  address: 'Адрес',
  openMap: 'Открыть карту',
  licence: 'Лицензия TÜRSAB №',
  checkLicence: (number) => `${number} · проверить`,
  subjects: {
    looking: 'Ищу виллу',
    booking: 'О моём бронировании',
    payment: 'Оплата и возврат',
    owner: 'Хочу сдавать свой дом',
    other: 'Другое',
  },
  fields: {
    name: 'Ваше имя и фамилия',
    email: 'Ваш адрес электронной почты',
    phone: 'Ваш телефон (необязательно)',
    subject: 'Тема',
    message: 'Ваше сообщение',
  },
  sent: '<strong>Мы получили ваше сообщение.</strong> В рабочие часы отвечаем за несколько часов, самое позднее на следующий день.',
  notSent:
    'Не удалось отправить сообщение. Проверьте имя, адрес почты и сообщение (не менее 10 знаков) и попробуйте ещё раз.',
  send: 'Отправить сообщение',
  privacy:
    'Мы используем ваши данные только для ответа вам: <privacy>защита персональных данных</privacy>.',
  letterTitle: 'Рассылка',
  letterDescription: 'Новые виллы и освободившиеся недели на вашу почту.',
} satisfies Like<typeof turkish>;
