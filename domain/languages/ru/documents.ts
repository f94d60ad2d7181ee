import type { Like } from '../like.ts';
import type turkish from '../tr/documents.ts';

export default {
  title: 'Предварительная информация и договор',
  description:
    'Перед отправкой запроса: информация и договор о вашем проживании с реальными датами и суммами.',
  licence: (number) => `Лицензия TÜRSAB № ${number}`,
  failed: 'Не удалось открыть договор',
  expired: 'Срок действия цены истёк',
  chooseAgain: 'Выберите даты ещё раз, чтобы прочитать актуальный договор.',
  villas: 'Посмотреть виллы',
} satisfies Like<typeof turkish>;
