import { useEffect, useState } from 'react';
import type { TownList } from '#domain/locations/schema.ts';
import { distinctShore, type ShorePlace } from '#domain/locations/shore-places.ts';
import type { MapPlace } from '#site/features/map/live-map.tsx';

/** Names on the map: regions, then beaches and harbours. */
export function usePlaces(): MapPlace[] {
  const [places, setPlaces] = useState<MapPlace[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('/v1/town');
      if (!answer.ok) return;
      const { towns } = ((await answer.json()) as { content: TownList }).content;
      setPlaces([...towns, ...distinctShore(towns).map(toMapPlace)]);
    };
    // The map is as good without names.
    load().catch(() => undefined);
  }, []);
  return places;
}

const toMapPlace = ({ name, latitude, longitude }: ShorePlace): MapPlace => ({
  name,
  location: { latitude, longitude },
  isShore: true,
});
