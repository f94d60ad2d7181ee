import { texts, towns } from '../data.js';
import { e, each } from '../escape.js';

const LEAST = 220;

/** The coast around a villa, with as many names as fit; its own region's first. */
export function map(location, town, district) {
  const { SHAPE, percent } = texts;
  const view = texts.viewAround([location], { shape: SHAPE, least: LEAST });
  const share = (at) => {
    const { x, y } = texts.toMap(at);
    return { x: (x - view.x) / view.width, y: (y - view.y) / view.height };
  };
  const isOwn = ({ name }) => name === town.name;
  const places = [...towns.filter(isOwn), ...towns.filter((one) => !isOwn(one))]
    .filter((one) => one.location && texts.isOnMap(one.location))
    .map((one) => ({ name: one.name, ...share(one.location) }))
    .filter(({ x, y }) => x > 0.01 && x < 0.97 && y > 0.03 && y < 0.97);
  const fits = (width, sides) =>
    texts.fitLabels(
      places.map(({ name, x, y }) => ({ name, x: x * width, y: (y * width) / SHAPE })),
      { size: { width, height: width / SHAPE }, sides },
    );
  const narrow = fits(340);
  const wide = fits(740, narrow);
  const { day, night } = texts.mapPictures(view);
  const alt = `Harita: ${e(town.name)}, ${e(district.name)}; yaklaşık konum`;
  const { x, y } = share(location);
  const size = (2 * texts.metresOnMap(texts.LOCATION_RADIUS)) / view.width;
  const names = each(places, (one, i) => {
    const kind = !wide[i] ? ' dot' : narrow[i] ? '' : ' roomy';
    const side = wide[i] === 'right' ? '' : ` data-side="${wide[i] ?? 'right'}"`;
    return `<span class="map-name${kind}"${side} style="left:${percent(one.x)};top:${percent(one.y)}"><span>${e(one.name)}</span></span>`;
  });
  return `<div class="map"><div class="map-sheet"><img class="map-day" src="${day}" alt="${alt}" loading="lazy" width="900" height="600"><img class="map-night" src="${night}" alt="${alt}" loading="lazy" width="900" height="600"><span class="map-ring" style="left:${percent(x)};top:${percent(y)};width:${percent(size)}"></span>${names}</div></div><p class="map-source">Kıyı çizgisi: <a href="https://www.soest.hawaii.edu/pwessel/gshhg/" rel="noopener">GSHHG</a>, Wessel ve Smith, LGPL. Yaklaşık konumlar.</p>`;
}
