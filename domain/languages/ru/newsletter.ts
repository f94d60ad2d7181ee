import type { Like } from '../like.ts';
import type turkish from '../tr/newsletter.ts';

export default {
  consent:
    'Подписываясь, вы соглашаетесь получать предложения по электронной почте; отписаться можно одним нажатием.',
  email: 'Ваш адрес электронной почты',
  subscribe: 'Подписаться',
  outcomes: {
    eklendi: 'Ваш адрес добавлен.',
    zaten: 'Вы уже подписаны.',
    hata: 'Не удалось добавить ваш адрес. Пожалуйста, свяжитесь с нами.',
  },
} satisfies Like<typeof turkish>;
