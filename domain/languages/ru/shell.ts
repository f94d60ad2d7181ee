import type { Like } from '../like.ts';
import type turkish from '../tr/shell.ts';

export default {
  skip: 'К содержанию',
} satisfies Like<typeof turkish>;
