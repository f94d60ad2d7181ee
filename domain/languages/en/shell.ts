import type { Like } from '../like.ts';
import type turkish from '../tr/shell.ts';

export default {
  skip: 'Skip to content',
} satisfies Like<typeof turkish>;
