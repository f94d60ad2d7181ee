import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/agencyPapers.ts';

const plural = pluralOf('ru');

export default {
  title: 'Наши документы',
  intro: 'Кто мы, наши документы и как всё это проверить самим.',
  description:
    'Название компании, номера MERSİS, налоговый и TÜRSAB, как проверить разрешение дома, и наши официальные документы.',
  company: {
    name: 'Название компании',
    licence: 'Лицензия TÜRSAB №',
    taxOffice: 'Налоговая инспекция',
    taxNumber: 'Налоговый номер',
    mersis: 'Номер MERSİS',
    address: 'Адрес',
  },
  licence: {
    what: 'Лицензия агентства',
    where: 'Проверка лицензии TÜRSAB',
    result: (company) => `Должно появиться название «${company}», лицензия должна действовать.`,
  },
  register: {
    what: 'Компания',
    where: 'MERSİS (вход через турецкий e-Devlet)',
    result: 'Название и адрес должны совпадать с этой страницей.',
  },
  permit: {
    what: 'Разрешение дома',
    where: 'e-Devlet, Министерство культуры и туризма',
    result:
      'Номер указан в начале объявления, под названием. Район должен совпадать с объявлением; по закону № 7464 дом без разрешения публиковать нельзя.',
  },
  whoIsPaid: 'Кому вы платите?',
  copy: (what) => `Копировать: ${what}`,
  transfers:
    'Переводите только на счета этой компании: <banks>наши банковские счета</banks>. Если по телефону или в сообщении вам назовут другой IBAN, <contact>позвоните нам</contact> до оплаты.',
  check: 'Скопируйте и проверьте',
  copyPermit: 'Скопируйте номер разрешения из объявления.',
  paste: (where) => `Откройте <page>${where}</page> и вставьте его.`,
  howSoon: 'Как быстро мы отвечаем?',
  answered: (month, requests, answered) =>
    `${month}: через сайт ${plural(requests, { one: 'пришёл', other: 'пришло' })} ${requests} ${plural(requests, { one: 'запрос', few: 'запроса', many: 'запросов', other: 'запроса' })}, отвечено: ${answered}.`,
  half: (time) => `Половина получила ответ в течение: ${time}.`,
  computed: 'Считается автоматически по нашим бронированиям; запросы без ответа тоже учитываются.',
  papers: 'Наши бумаги',
  open: 'Открыть документ',
  inOffice: 'Оригинал в нашем офисе; <contact>пришлём по запросу</contact>.',
  verify: 'Проверить в TÜRSAB',
  licenceNumber: (number) => `Лицензия TÜRSAB № <b>${number}</b>`,
  banksTitle: 'Наши банковские счета',
  banksIntro: 'При переводе укажите в назначении платежа код бронирования.',
  banksDescription: 'Наши банковские счета и IBAN для предоплаты и остатка.',
  noBanks: 'Сейчас опубликованных счетов нет. За реквизитами <contact>напишите нам</contact>.',
  copyIban: (bank, currency) => `Копировать IBAN: ${bank}, ${currency}`,
} satisfies Like<typeof turkish>;
