import type { Like } from '../like.ts';
import type turkish from '../tr/home.ts';

export default {
  where: 'Куда вы едете?',
  allPlaces: 'Все места',
  villaOfMonth: 'Вилла месяца',
  why: 'Почему мы?',
  popular: 'Любимые виллы',
  allVillas: 'Все виллы',
  guestsSay: 'Что говорят гости',
  otherWays: 'Другие пути',
  discounted: 'Виллы со скидкой',
  discountedText:
    'Дома со скидкой за раннее бронирование или долгое проживание; скидка учтена в итоговой цене.',
  gaps: 'Короткие промежутки',
  gapsText: 'Несколько ночей между двумя бронированиями: без минимального срока.',
  howToRent: 'Как забронировать',
  howToRentText: 'Семь шагов: от выбора виллы до возврата депозита.',
  types: 'Какой дом вы ищете?',
  blog: 'Перед поездкой',
  allPosts: 'Все статьи',
  whoAnswers: 'Кто отвечает на звонки?',
  team: 'Наша команда',
  contact: 'Контакты',
  documents: 'Наши документы',
  description: 'Настоящие цены, актуальные календари и номер разрешения каждого дома.',
  licence: (number) => `Лицензия TÜRSAB № ${number}.`,
} satisfies Like<typeof turkish>;
