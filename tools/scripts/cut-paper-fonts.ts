import { join } from 'node:path';
import { root } from './lib/paths.ts';
import { writeAlphabets } from './lib/paper-fonts.ts';

/**
 * Cuts the fonts of our PDF documents anew (`tools/scripts/lib/paper-fonts.ts`). Run
 * `node tools/scripts/cut-paper-fonts.ts` after a change of them.
 */
await writeAlphabets(join(root, 'site/public/fonts'));
