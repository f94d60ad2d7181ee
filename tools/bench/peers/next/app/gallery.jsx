'use client';
import { useRef, useState } from 'react';

const SHOWN = 5;

export function Gallery({ pictures, name }) {
  const dialog = useRef(null);
  const [shown, setShown] = useState(0);
  const open = (event, index) => {
    event.preventDefault();
    setShown(index);
    dialog.current.showModal();
  };
  const move = (by) => setShown((shown + by + pictures.length) % pictures.length);
  return (
    <div className="gallery" id="galeri">
      {pictures.map(({ href, srcset, sizes, src, alt, color }, index) => (
        <a
          key={href}
          href={href}
          style={{ background: color }}
          className={index < SHOWN ? undefined : 'gallery-rest'}
          onClick={(event) => open(event, index)}
        >
          <picture>
            <source type="image/avif" srcSet={srcset} sizes={sizes} />
            <img
              src={src}
              alt={alt}
              width="800"
              height="600"
              {...(index === 0
                ? { fetchPriority: 'high' }
                : { loading: 'lazy', decoding: 'async' })}
            />
          </picture>
        </a>
      ))}
      <a
        className="gallery-all button"
        data-kind="quiet"
        data-size="small"
        href="#galeri"
        onClick={(event) => open(event, 0)}
      >
        {pictures.length} fotoğraf<span className="visually-hidden">, {name}</span>
      </a>
      <dialog ref={dialog} aria-label="Fotoğraflar">
        <img src={pictures[shown].href} alt={pictures[shown].alt} loading="lazy" />
        <button type="button" onClick={() => move(-1)}>
          Önceki
        </button>
        <button type="button" onClick={() => move(1)}>
          Sonraki
        </button>
        <button type="button" onClick={() => dialog.current.close()}>
          Kapat
        </button>
      </dialog>
    </div>
  );
}
