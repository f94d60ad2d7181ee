import { parseDistrictSearch, parseTownSearch } from '#dashboard/features/locations/search.ts';
import { parseVillaTypeSearch } from '#dashboard/features/villa-types/search.ts';
import { parseVillaSearch } from '#dashboard/features/villas/list/search.ts';
import { drawer, editor, list, screen } from './frame.tsx';
import { parsePartSearch, parsePricesSearch, parseSkipSearch } from './searches.ts';

const villas = list({
  path: 'villas',
  search: parseVillaSearch,
  file: () => import('#dashboard/features/villas/list/villa-list.tsx'),
});
const towns = list({
  path: 'towndistrict',
  search: parseTownSearch,
  file: () => import('#dashboard/features/locations/towns/town-list.tsx'),
});
const districts = list({
  path: 'towndistrict/districts',
  search: parseDistrictSearch,
  file: () => import('#dashboard/features/locations/districts/district-list.tsx'),
});
const villaTypes = list({
  path: 'villatypes',
  search: parseVillaTypeSearch,
  file: () => import('#dashboard/features/villa-types/villa-type-list.tsx'),
});
const amenities = list({
  path: 'features',
  file: () => import('#dashboard/features/amenities/amenity-screen.tsx'),
});

/** Villas and what they are sorted and searched by. */
export const catalogue = [
  villas.addChildren([
    drawer(villas, { path: 'yeni', file: () => import('./pages/new-villa.tsx') }),
  ]),
  screen({
    path: 'villas/$id',
    search: parsePartSearch,
    file: () => import('./pages/villa.tsx'),
  }),
  screen({
    path: 'prices',
    search: parsePricesSearch,
    file: () => import('./pages/prices.tsx'),
  }),
  screen({
    path: 'advice',
    search: parseSkipSearch,
    file: () => import('#dashboard/features/advice/advice-screen.tsx'),
  }),
  towns.addChildren([
    editor(towns, () => import('#dashboard/features/locations/towns/town-drawer.tsx')),
  ]),
  districts.addChildren([
    editor(districts, () => import('#dashboard/features/locations/districts/district-drawer.tsx')),
  ]),
  villaTypes.addChildren([
    editor(villaTypes, () => import('#dashboard/features/villa-types/villa-type-drawer.tsx')),
  ]),
  amenities.addChildren([
    editor(amenities, () => import('#dashboard/features/amenities/amenity-drawer.tsx')),
  ]),
] as const;
