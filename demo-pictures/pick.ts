import type { Scene } from './catalogue.ts';
import { SCENES } from './catalogue.ts';
import { hashText } from './core/random.ts';
import type { PoolShape } from './nature/pool.ts';
import type { Landscape } from './scenes/landscape.ts';
import type { Composition } from './scenes/scene.ts';

/** What a villa shows of itself; `seed` is its running number, so that neighbours differ. */
export interface PictureWish {
  readonly landscape: Landscape;
  readonly pool: PoolShape | null;
  readonly sea: boolean;
  readonly size: 'small' | 'large';
  readonly seed: number;
}

const COVERS: readonly Composition[] = ['facade', 'aerial', 'terrace', 'evening'];

/** Faces for villas of which few exteriors fit: they show no pool, so they are never wrong. */
const MILD_COVERS: readonly Composition[] = ['garden', 'table', 'path'];

/** A misfit from which on a scene shows something the villa does not have. */
const UNTRUE = 7;

/** The order in which a gallery is walked through; repeated from the start while pictures are wanted. */
const WALK: readonly Composition[] = [
  'facade',
  'aerial',
  'terrace',
  'kitchen',
  'bedroom',
  'bathroom',
  'table',
  'garden',
  'bedroom',
  'terrace',
  'path',
  'evening',
  'facade',
  'bathroom',
];

/** The order in which the chosen pictures are shown. */
const ORDER: readonly Composition[] = [
  'facade',
  'aerial',
  'terrace',
  'table',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'path',
  'evening',
];

/** How badly a scene fits a villa; 0 fits in everything. */
function misfit(scene: Scene, villa: PictureWish): number {
  const place = scene.landscape === villa.landscape || scene.landscape === 'any' ? 0 : 8;
  const inside =
    scene.composition === 'bedroom' ||
    scene.composition === 'kitchen' ||
    scene.composition === 'bathroom';
  const pool = scene.pool === villa.pool ? 0 : scene.pool !== null ? UNTRUE : 1;
  const sea = scene.sea === villa.sea ? 0 : scene.sea ? 4 : 1;
  const size = scene.size === null || scene.size === villa.size ? 0 : 2;
  return place + (inside ? 0 : pool) + sea + size;
}

/** A stable shuffle: the same villa always ranks equal scenes alike, its neighbour otherwise. */
const lot = (scene: Scene, villa: PictureWish): number =>
  hashText(`${villa.seed * 7919}/${scene.id}`) / 2 ** 32;

/** Scenes of the given compositions, best fit first. */
function ranked(villa: PictureWish, compositions: readonly Composition[]): Scene[] {
  return SCENES.filter((scene) => compositions.includes(scene.composition)).toSorted(
    (a, b) => misfit(a, villa) - misfit(b, villa) || lot(a, villa) - lot(b, villa),
  );
}

/** Narrow a list by a wish, unless that would leave too little to choose from. */
function narrow(
  scenes: readonly Scene[],
  least: number,
  wish: (scene: Scene) => boolean,
): readonly Scene[] {
  const kept = scenes.filter(wish);
  return kept.length >= least ? kept : scenes;
}

/**
 * The cover: an exterior of the right landscape that shows no pool or sea the villa does not have.
 * Villas with consecutive seeds walk through the fitting covers one after the other, so that a page
 * of neighbours shows different pictures.
 */
function pickCover(villa: PictureWish): Scene | undefined {
  const own = SCENES.filter(
    (s) => COVERS.includes(s.composition) && s.landscape === villa.landscape,
  );
  const honest = narrow(own, 1, (s) => s.pool === null || s.pool === villa.pool);
  const dry = narrow(honest, 1, (s) => villa.sea || !s.sea);
  const sized = narrow(dry, 4, (s) => s.size === null || s.size === villa.size);
  const best = villa.pool === null ? sized : narrow(sized, 3, (s) => s.pool === villa.pool);
  const mild = SCENES.filter(
    (s) =>
      MILD_COVERS.includes(s.composition) &&
      s.landscape === villa.landscape &&
      (villa.sea || !s.sea || best.length < 2),
  );
  const covers = best.length < 4 ? [...best, ...mild] : best;
  // A fifth of the villas lie in each landscape: a list of five must not meet its own rhythm.
  const turn = covers.length % 5 === 0 ? villa.seed + Math.floor(villa.seed / 5) : villa.seed;
  return covers[((turn % covers.length) + covers.length) % covers.length];
}

/**
 * Choose the pictures of a villa: first its cover, then the gallery in walking order (exteriors,
 * terrace, table, kitchen, bedrooms, bath, garden, path, evening). Pure: the same villa always gets
 * the same pictures, and none twice. Returns fewer than `count` only when the catalogue is exhausted.
 */
export function pickScenes(villa: PictureWish, count: number): Scene[] {
  const cover = pickCover(villa);
  if (!cover || count < 1) return [];
  const chosen = new Set<Scene>([cover]);
  const step = WALK.indexOf(cover.composition);
  const walk = WALK.filter((_, i) => i !== step);
  const take = (composition: Composition, worst: number): void => {
    const next = ranked(villa, [composition]).find(
      (s) => !chosen.has(s) && misfit(s, villa) < worst,
    );
    if (next) chosen.add(next);
  };
  // Two rounds of scenes that are true of the villa, then whatever fits best.
  for (let i = 0; chosen.size < count && i < walk.length * 6; i += 1) {
    const composition = walk[i % walk.length];
    if (composition) take(composition, i < walk.length * 2 ? UNTRUE : Infinity);
  }
  const rest = [...chosen].filter((s) => s !== cover);
  rest.sort((a, b) => ORDER.indexOf(a.composition) - ORDER.indexOf(b.composition));
  return [cover, ...rest];
}
