import type { Like } from '../like.ts';
import type turkish from '../tr/requestPage.ts';

export default {
  title: (villa) => `Запрос на бронирование: ${villa}`,
  description: (villa, town) => `${villa}, ${town}: узнайте цену на ваши даты и отправьте запрос.`,
  when: 'Когда вы хотите приехать?',
  calendar: 'Какие дни свободны, видно в <calendar>календаре</calendar>.',
  extras: 'Доп. услуги (необязательно)',
  updateTotal: 'Обновить сумму',
} satisfies Like<typeof turkish>;
