import type { Like } from '../like.ts';
import type turkish from '../tr/answer.ts';

export default {
  brokenLink: 'Ссылка неполная или неверная. Откройте ссылку из письма целиком.',
  unreadable: 'Получен неожиданный ответ. Пожалуйста, попробуйте ещё раз.',
  offline: 'Нет соединения. Проверьте интернет и попробуйте ещё раз.',
} satisfies Like<typeof turkish>;
