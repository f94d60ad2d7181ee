import type { Hour } from './core/light.ts';
import type { PoolShape } from './nature/pool.ts';
import type { Landscape } from './scenes/landscape.ts';
import type { SceneSpec } from './scenes/scene.ts';

const HOUSE: Record<Landscape | 'any', string> = {
  kalkan: 'yamaçta taş ve beyaz duvarlı villa',
  bodrum: 'begonvilli beyaz küp ev',
  fethiye: 'çamların önünde kiremit çatılı taş ev',
  sapanca: 'ormanın kıyısında ahşap A tipi bungalov',
  inland: 'zeytinlikler arasında kiremit çatılı taş ev',
  any: 'beyaz duvarlı villa',
};

const OUTLOOK: Record<Landscape | 'any', readonly [string, string]> = {
  kalkan: ['teraslı yamaçlar ve deniz', 'teraslı yamaçlar'],
  bodrum: ['koy ve karşı kıyıdaki beyaz evler', 'beyaz evli tepeler'],
  fethiye: ['çamlı dağlar ve deniz', 'çamlı dağlar'],
  sapanca: ['sisli göl ve orman', 'sisli orman'],
  inland: ['ova ve deniz', 'zeytinlikli tepeler'],
  any: ['deniz', 'tepeler'],
};

const POOL: Record<PoolShape, string> = {
  infinity: 'sonsuzluk havuzu',
  l: 'L biçimli havuz',
  kidney: 'böbrek biçimli havuz',
  round: 'yuvarlak havuz',
  indoor: 'kapalı havuz',
  sheltered: 'yüksek duvarlarla korunaklı havuz',
};

const HOUR: Record<Hour, string> = {
  morning: 'sabah ışığında',
  noon: 'öğle güneşinde',
  golden: 'gün batımında',
  blue: 'akşam alacasında',
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** Turkish alternative text of a scene: what is to be seen, nothing else. */
export function describeScene(spec: SceneSpec): string {
  const hour = HOUR[spec.light];
  const house = HOUSE[spec.landscape];
  const view = OUTLOOK[spec.landscape][spec.sea ? 0 : 1];
  const pool = spec.pool ? POOL[spec.pool] : null;
  switch (spec.composition) {
    case 'facade':
      if (spec.pool === 'indoor')
        return capital(`${hour} cam duvarlı kapalı havuz, dışarıda ${view}`);
      return capital(
        `${hour} ${house}${pool ? `, önünde ${pool} ve şezlonglar` : ', önünde ahşap teras'}`,
      );
    case 'evening':
      return capital(`${hour} lambaları yanan ${house}${pool ? ` ve ışıklı ${pool}` : ''}`);
    case 'aerial':
      return capital(`${hour} yukarıdan ${house}${pool ? ` ve ${pool}` : ''}, çevresinde ${view}`);
    case 'terrace':
      return capital(
        `${hour} ${pool ? `${pool} ve şezlonglarla` : 'oturma köşesiyle'} teras, karşısında ${view}`,
      );
    case 'bedroom':
      return `Keten örtülü geniş yatağıyla yatak odası, penceresinde ${view}`;
    case 'kitchen':
      return `Adalı ve üç tabureli mutfak, tezgâhın üstündeki pencerede ${view}`;
    case 'bathroom':
      return `Pencere önünde ayaklı küveti olan banyo, dışarıda ${view}`;
    case 'table':
      return capital(`${hour} asma çardağının altında uzun yemek masası, arkada ${view}`);
    case 'garden':
      return capital(`${hour} taş yollu bahçe, çiçekli çalılar ve arkada ${view}`);
    case 'path':
      return capital(`${hour} çiçekler arasından kıyıya inen basamaklı yol, aşağıda ${view}`);
  }
}
