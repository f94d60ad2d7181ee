import type { Like } from '../like.ts';
import type turkish from '../tr/newsletter.ts';

export default {
  consent: 'By signing up you agree to receive offers by email; you can leave with one click.',
  email: 'Your email address',
  subscribe: 'Sign up',
  outcomes: {
    eklendi: 'Your email address has been added.',
    zaten: 'You are already on our list.',
    hata: 'Your email address could not be added. Please get in touch with us.',
  },
} satisfies Like<typeof turkish>;
