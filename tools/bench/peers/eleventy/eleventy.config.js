import { listSlugs } from './data.js';

/** Every villa's page, from the database at DATABASE_URL. */
export default function configure(eleventy) {
  eleventy.addGlobalData('villas', listSlugs);
  return { dir: { input: 'pages', output: process.env.OUT_DIR ?? 'out' } };
}
