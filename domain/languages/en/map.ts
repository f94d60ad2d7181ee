import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/map.ts';

const plural = pluralOf('en');

export default {
  picture: (title) => `Map: ${title}`,
  live: (title) =>
    `Map: ${title}. Move it with the arrow keys, zoom with + and −; the villas are in the list, too.`,
  found: 'villas found',
  closer: 'Zoom in',
  farther: 'Zoom out',
  close: 'Close',
  outside: (villas) =>
    `${villas} ${plural(villas, { one: 'villa', other: 'villas' })} outside this view`,
  around: (villas, town) => `${villas} villas in and around ${town}`,
  listHere: 'List the villas in this area',
  source: 'Coastline: <gshhg>GSHHG</gshhg>, Wessel and Smith, LGPL. Approximate locations.',
} satisfies Like<typeof turkish>;
