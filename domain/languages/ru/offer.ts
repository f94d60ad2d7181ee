import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offer.ts';

export default {
  title: 'Персональное предложение',
  description: 'Виллы, которые мы подобрали для вас, с датами и ценами.',
  hello: (name) => `Здравствуйте, ${name}`,
  accepted: 'Мы получили ваш запрос по этому предложению. Если есть вопросы, напишите нам.',
  validUntil: (moment) =>
    `Предложение действует до: ${moment} (по турецкому времени); ночи закрепляются после вашего запроса.`,
  facts: (town, capacity, bedrooms) =>
    `${town} · ${counted.people(capacity)} · ${counted.bedrooms(bedrooms)}`,
  stay: (nights, party) => `${counted.nights(nights)} · ${party}`,
  dues: (prepayment, atDoor) =>
    `Предоплата ${prepayment} после подтверждения, ${atDoor} при заезде`,
  ask: 'Отправить запрос',
  gone: 'Эта вилла уже занята на даты из предложения.',
  failed: 'Не удалось открыть предложение',
  write: 'Написать нам',
} satisfies Like<typeof turkish>;
