import { readVilla } from '../data.js';
import { page } from '../parts/page.js';

export const data = {
  pagination: { data: 'villas', size: 1, alias: 'slug' },
  permalink: ({ slug }) => `villa/${slug}.html`,
};

export const render = async ({ slug }) => page(await readVilla(slug));
