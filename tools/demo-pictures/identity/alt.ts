import type { House } from './house.ts';
import type { View } from './views.ts';

const BUILDING: Record<House['style'], string> = {
  planes: 'beyaz düzlemli, düz çatılı villa',
  cantilever: 'öne uzanan üst katıyla düz çatılı villa',
  tower: 'panjurlu, kule biçimli taş ve beyaz ev',
  tiled: 'ahşap balkonlu, kiremit çatılı ev',
  gable: 'iki kanatlı, kiremit çatılı ev',
  cubes: 'beyaz küp ev',
  arcade: 'kemerli beyaz ev',
  stone: 'kiremit çatılı taş ev',
  frame: 'A biçimli ahşap bungalov',
  timber: 'ahşap ev',
  block: 'balkonlu apart bina',
};

const LAND: Record<House['landscape'], string> = {
  kalkan: 'teraslı yamaçlar',
  bodrum: 'beyaz evli tepeler',
  fethiye: 'çamlı dağlar',
  sapanca: 'sisli orman',
  inland: 'zeytinlikli tepeler',
};

const SEA: Record<House['sea'], string> = {
  none: '',
  far: ', uzakta deniz',
  near: ' ve deniz',
  shore: ' ve hemen önünde deniz',
};

const POOL = {
  rectangle: 'dikdörtgen havuz',
  infinity: 'sonsuzluk havuzu',
  l: 'L biçimli havuz',
  kidney: 'böbrek biçimli havuz',
  round: 'yuvarlak hatlı havuz',
} as const;

const HOUR: Record<View['light'], string> = {
  morning: 'sabah ışığında',
  noon: 'öğle güneşinde',
  golden: 'gün batımında',
  blue: 'akşam, lambaları yanarken',
};

const STOREYS = ['', 'tek katlı', 'iki katlı', 'üç katlı'];

/**
 * Every text begins with a note that the picture was drawn: it must not be taken for the real
 * house.
 */
const DRAWN = 'Temsilî görsel';

/** Turkish alternative text of a view: only what it shows. */
export function describeView(house: House, { kind, light }: View): string {
  return `${DRAWN}: ${sceneOf(house, kind, HOUR[light])}`;
}

function sceneOf(house: House, kind: View['kind'], hour: string): string {
  const view = `${LAND[house.landscape]}${SEA[house.sea]}`;
  const building = `${STOREYS[house.storeys] ?? ''} ${BUILDING[house.style]}`.trim();
  const water = waterOf(house);
  switch (kind) {
    case 'front':
    case 'evening':
      return `${hour} ${building}${water && `, önünde ${water}`}`;
    case 'aerial':
      return `yukarıdan ${building}${water && `, ${water}`}, çevresinde ${view}`;
    case 'pool':
      return `${hour} ${water}, arkasında ${BUILDING[house.style]}`;
    case 'indoor-pool':
      return 'cam duvarlı bölümde kapalı havuz ve şezlonglar';
    case 'terrace':
      return `${hour} teras, karşısında ${view}`;
    case 'bedroom':
      return `keten örtülü geniş yatağıyla yatak odası, penceresinde ${view}`;
    case 'kitchen':
      return `adalı mutfak, penceresinde ${LAND[house.landscape]}`;
    case 'bathroom':
      return `pencere önünde küveti olan banyo, dışarıda ${LAND[house.landscape]}`;
  }
}

function waterOf({ pool, childrensPool, hotTub, walled }: House): string {
  if (!pool) return hotTub ? 'ahşap jakuzi' : '';
  const around = walled ? 'duvarlarla korunan ' : '';
  const shared = pool.shared ? 'ortak ' : '';
  return `${around}${shared}${POOL[pool.shape]}${childrensPool ? ' ve çocuk havuzu' : ''}`;
}
