import type { Like } from '../like.ts';
import type turkish from '../tr/shell.ts';

export default {
  skip: 'Zum Inhalt springen',
} satisfies Like<typeof turkish>;
