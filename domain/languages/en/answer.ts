import type { Like } from '../like.ts';
import type turkish from '../tr/answer.ts';

export default {
  brokenLink: 'The link is incomplete or wrong. Please open the whole link from your email.',
  unreadable: 'We received an unexpected answer. Please try again.',
  offline: 'There is no connection. Please check your internet and try again.',
} satisfies Like<typeof turkish>;
