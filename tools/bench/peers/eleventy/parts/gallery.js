import { texts } from '../data.js';
import { e, each } from '../escape.js';

export function gallery(villa) {
  const pictures = texts.byRoom(villa.pictures);
  const shown = pictures.length >= 5 ? 5 : pictures.length >= 3 ? 3 : 1;
  return `<div class="gallery" id="galeri" data-do="photos" data-shown="${shown}">${each(pictures, (one, index) => picture(one, index, shown))}<a class="gallery-all button" data-kind="quiet" data-size="small" href="#galeri">${pictures.length} görsel<span class="visually-hidden">, ${e(villa.name)}</span></a></div>`;
}

function picture({ key, alt, color, room }, index, shown) {
  const isFirst = index === 0;
  const { avif, src } = texts.pictureSource(key, isFirst ? [400, 800, 1280] : [400, 800]);
  const sizes = shown === 1 ? '100vw' : `(min-width:700px) ${isFirst ? 50 : 25}vw,100vw`;
  const rest = isFirst
    ? ' fetchpriority="high" style="view-transition-name:villa-hero"'
    : ' loading="lazy" decoding="async"';
  return `<a href="/media/${key}-1280.jpg" style="background:${color}"${room ? ` data-room="${e(room)}"` : ''}${index < shown ? '' : ' class="gallery-rest"'}><picture><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="${src}" alt="${e(alt)}" width="800" height="600"${rest}></picture></a>`;
}
