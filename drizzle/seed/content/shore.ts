import { nearestShore, type ShorePlace } from '#domain/locations/shore-places.ts';
import type { Location } from '#domain/maps/projection.ts';

type Kind = ShorePlace['kind'];

const at = (name: string, kind: Kind, latitude: number, longitude: number): ShorePlace => ({
  name,
  kind,
  latitude,
  longitude,
});

/** Beaches, bays and harbours that the demo's regions name, at approximate coordinates. */
const SHORE: readonly ShorePlace[] = [
  at('Kalkan Halk Plajı', 'pebble', 36.2625, 29.416),
  at('Kalkan Limanı', 'harbour', 36.2617, 29.4137),
  at('Kalamar Koyu', 'platform', 36.256, 29.404),
  at('Kaputaş Plajı', 'mixed', 36.2289, 29.4494),
  at('Patara Plajı', 'sand', 36.2556, 29.313),
  at('Küçük Çakıl', 'platform', 36.1975, 29.6425),
  at('Büyük Çakıl', 'pebble', 36.1905, 29.65),
  at('Kaş Limanı', 'harbour', 36.199, 29.6385),
  at('Akçagerme Plajı', 'pebble', 36.2097, 29.614),
  at('Limanağzı', 'platform', 36.181, 29.653),
  at('İnceboğaz', 'pebble', 36.199, 29.619),
  at('Çalış Plajı', 'mixed', 36.66, 29.105),
  at('Fethiye Limanı', 'harbour', 36.6225, 29.1015),
  at('Belcekız Plajı', 'mixed', 36.5497, 29.1235),
  at('Ölüdeniz Lagünü', 'sand', 36.551, 29.113),
  at('Gemiler Plajı', 'pebble', 36.561, 29.072),
  at('Kelebekler Vadisi', 'mixed', 36.4975, 29.1265),
  at('Kabak Koyu', 'pebble', 36.461, 29.123),
  at('Göcek Limanı', 'harbour', 36.7535, 28.94),
  at('İnlice Plajı', 'sand', 36.74, 28.979),
  at('Katrancı Koyu', 'mixed', 36.705, 29.028),
  at('Yalıkavak Marina', 'harbour', 37.105, 27.287),
  at('Tilkicik Koyu', 'sand', 37.117, 27.305),
  at('Türkbükü iskeleleri', 'platform', 37.131, 27.3795),
  at('Bitez Plajı', 'sand', 37.0265, 27.383),
  at('Gümüşlük Limanı', 'harbour', 37.0535, 27.233),
  at('Koyunbaba', 'pebble', 37.076, 27.229),
  at('Turgutreis Plajı', 'mixed', 37.007, 27.258),
  at('Turgutreis Marina', 'harbour', 37.0045, 27.2565),
  at('Karaincir Plajı', 'sand', 36.973, 27.293),
  at('Turunç Plajı', 'mixed', 36.7745, 28.2465),
  at('Amos Koyu', 'pebble', 36.758, 28.25),
  at('Kumlubük', 'sand', 36.744, 28.269),
  at('Selimiye iskeleleri', 'platform', 36.707, 28.092),
  at('Kızkumu', 'sand', 36.764, 28.129),
  at('Bozburun Limanı', 'harbour', 36.6775, 28.043),
  at('Dalyan kanal iskelesi', 'harbour', 36.8345, 28.6425),
  at('İztuzu Plajı', 'sand', 36.785, 28.629),
  at('Belek Halk Plajı', 'sand', 36.849, 31.056),
  at('Akbük Plajı', 'mixed', 37.414, 27.418),
  at('Altınkum', 'sand', 37.354, 27.281),
  at('Sapanca Gölü kıyısı', 'lake', 40.706, 30.261),
];

/** So near that one goes there for a swim, and the most that a page lists. */
const NEAR_METRES = 12_000;
const MOST = 5;

/** The places by the water near a region; the nearest one where none is near. */
export function shoreNear(centre: Location): ShorePlace[] {
  const all = nearestShore(SHORE, centre);
  const near = all.filter(({ metres }) => metres <= NEAR_METRES).slice(0, MOST);
  return (near.length > 0 ? near : all.slice(0, 1)).map(({ name, kind, latitude, longitude }) => ({
    name,
    kind,
    latitude,
    longitude,
  }));
}
