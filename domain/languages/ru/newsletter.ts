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
    hata: 'Адрес не добавлен. Пожалуйста, напишите нам.',
  },
} satisfies Like<typeof turkish>;
