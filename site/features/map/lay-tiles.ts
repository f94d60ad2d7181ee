import { boxOfTile, tilesUnder } from '#domain/maps/tiles.ts';
import { readTileFacts } from './tile-facts.ts';
import { tileUrl } from './tile-url.ts';

/** The part of the coast that a drawn map shows, as its picture's address says (picture.ts). */
const VIEW = /viewBox\(([\d.]+),([\d.]+),([\d.]+),([\d.]+)\)/;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
/** Overlaps tiles by a pixel, so that no seams show at fractional positions. */
const joined = (share: number) => `calc(${percent(share)} + 1px)`;

/** Adds the agency's own tiles to a static map on the first interaction. */
async function layTiles(map: HTMLElement): Promise<void> {
  const sheet = map.querySelector<HTMLElement>('.map-sheet');
  const pictures = sheet?.querySelectorAll('img') ?? [];
  const last = [...pictures].at(-1);
  const [, x = 0, y = 0, width = 0, height = 0] = VIEW.exec(last?.src ?? '')?.map(Number) ?? [];
  const facts = await readTileFacts();
  if (!sheet || !last || width === 0 || facts === null || map.querySelector('.map-tiles')) return;
  const view = { x, y, width, height };
  const tiles = document.createElement('div');
  tiles.className = 'map-tiles';
  tiles.ariaHidden = 'true';
  for (const tile of tilesUnder(view, width / sheet.clientWidth)) {
    const box = boxOfTile(tile, view);
    const picture = new Image();
    picture.alt = '';
    picture.addEventListener('load', () => picture.setAttribute('data-there', ''));
    picture.style.cssText = `left:${percent(box.x)};top:${percent(box.y)};width:${joined(box.width)};height:${joined(box.height)}`;
    picture.src = tileUrl(tile);
    tiles.append(picture);
  }
  last.after(tiles);
  const by = document.createElement('p');
  by.className = 'map-by';
  by.textContent = facts.attribution;
  map.append(by);
}

/**
 * It is called by its event below; the export is for tools, which expect one in a module loaded by
 * address.
 */
export default layTiles;

addEventListener('kiyi:map', (event) => void layTiles((event as CustomEvent<HTMLElement>).detail));
