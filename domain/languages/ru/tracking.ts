import type { Like } from '../like.ts';
import type turkish from '../tr/tracking.ts';

export default {
  title: 'Моё проживание',
  description:
    'По коду бронирования и эл. почте вы увидите статус запроса, платежи и следующий шаг.',
  lead: 'Код указан в письме, которое мы прислали после вашего запроса; он начинается с KY. На странице — статус, оплата, адрес и следующий шаг.',
  open: 'Открыть мою страницу',
  code: 'Код бронирования',
  email: 'Ваша эл. почта',
} satisfies Like<typeof turkish>;
