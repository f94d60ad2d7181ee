import { texts } from '../data.js';
import { e, each } from '../escape.js';

const SHOWN = 5;

export function gallery({ pictures, name }) {
  return `<div class="gallery" id="galeri" data-do="photos">${each(pictures, picture)}<a class="gallery-all button" data-kind="quiet" data-size="small" href="#galeri">${pictures.length} fotoğraf<span class="visually-hidden">, ${e(name)}</span></a></div>`;
}

function picture({ key, alt, color }, index) {
  const isFirst = index === 0;
  const { avif, src } = texts.pictureSource(key, isFirst ? [400, 800, 1280] : [400, 800]);
  const sizes = isFirst ? '(min-width:700px) 50vw,100vw' : '(min-width:700px) 25vw,100vw';
  const rest = isFirst
    ? ' fetchpriority="high" style="view-transition-name:villa-hero"'
    : ' loading="lazy" decoding="async"';
  return `<a href="/media/${key}-1280.jpg" style="background:${color}"${index < SHOWN ? '' : ' class="gallery-rest"'}><picture><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="${src}" alt="${e(alt)}" width="800" height="600"${rest}></picture></a>`;
}
