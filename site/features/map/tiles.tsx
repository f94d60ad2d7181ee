import { useEffect, useState } from 'react';
import type { MapView } from '#domain/maps/projection.ts';
import { boxOfTile, tilesUnder } from '#domain/maps/tiles.ts';
import type { Size } from './camera.ts';
import { readTileFacts } from './tile-facts.ts';
import { tileUrl } from './tile-url.ts';

type Facts = Awaited<ReturnType<typeof readTileFacts>>;

/** The agency's own tiles over the drawn coast, which stays visible where one is missing. */
export function Tiles({ view, size }: { view: MapView; size: Size }) {
  const [facts, setFacts] = useState<Facts>(null);
  useEffect(() => {
    void readTileFacts().then(setFacts);
  }, []);
  if (facts === null) return null;
  return (
    <>
      <div className="map-tiles" aria-hidden="true">
        {tilesUnder(view, view.width / size.width).map((tile) => {
          const box = boxOfTile(tile, view);
          // Whole pixels, so that no seams show.
          const left = Math.round(box.x * size.width);
          const top = Math.round(box.y * size.height);
          const width = Math.round((box.x + box.width) * size.width) - left;
          const height = Math.round((box.y + box.height) * size.height) - top;
          return (
            <img
              key={tileUrl(tile)}
              src={tileUrl(tile)}
              alt=""
              draggable={false}
              style={{ left, top, width, height }}
              onLoad={({ currentTarget }) => currentTarget.setAttribute('data-there', '')}
            />
          );
        })}
      </div>
      <p className="map-by">{facts.attribution}</p>
    </>
  );
}
