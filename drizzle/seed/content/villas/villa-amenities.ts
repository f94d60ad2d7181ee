import { AMENITY_SLUGS } from '../amenities.ts';
import { chance, pickSome, randomFor } from '../random.ts';
import { words } from '../text.ts';
import type { Landscape } from '../towns.ts';
import type { PoolFacts, PoolShape } from './villa-facts.ts';
import type { Sleeping } from './villa-rooms.ts';
import type { Traits } from './villa-traits.ts';

/** What determines the amenities. */
type AmenitySource = {
  n: number;
  traits: Traits;
  sleeping: Sleeping;
  pools: readonly PoolFacts[];
  shape: PoolShape | null;
  landscape: Landscape;
};

const MAX_AMENITIES = 40;

const ALWAYS = words(`
  buzdolabi ocak su-isiticisi tencere-tabak-takimi dusakabin sac-kurutma havlu-seti
  nevresim-takimi gardirop wifi akilli-tv yangin-sondurucu duman-dedektoru
  ic-mekanda-sigara-icilmez kimlik-bildirimi parti-yapilmaz
`);

// Left out in this order when the list is too long.
const SPARE = words(`
  havuz-merdiveni gardirop su-isiticisi dusakabin yemek-masasi gunes-enerjisi semsiye
  tencere-tabak-takimi havuz-aydinlatma sac-kurutma dis-dus tuzlu-su-sistemi
  akilli-tv bebekler-uygundur balkon gunluk-havuz-bakimi teras buzdolabi
`);

const MAYBE = words(`
  mikrodalga cay-makinesi turk-kahvesi-makinesi filtre-kahve-makinesi blender tost-makinesi
  sabun-sampuan karartma-perde sineklik yedek-battaniye utu fiber-internet uydu-yayini
  kutu-oyunlari kitaplik hamak kamelya dis-aydinlatma ilk-yardim-cantasi tavan-vantilatoru
  sessiz-saat-23 kasa calisma-masasi makyaj-masasi misafir-tuvaleti cift-cam oyuncaklar
`);

const LUXURY = words(`
  mutfak-adasi sarap-dolabi kurutma-makinesi muzik-sistemi bilardo hamam elektrikli-arac-sarji
  kapali-otopark jenerator oyun-konsolu langirt
`);

/** Feature slugs of a home, 15 to 40, in the order of the catalogue. */
export function amenitiesFor(source: AmenitySource): string[] {
  const random = randomFor('features', source.n);
  const chosen = new Set([...ALWAYS, ...fromTraits(source), ...fromPools(source)]);
  for (const slug of SPARE) {
    if (chosen.size > MAX_AMENITIES - 4) chosen.delete(slug);
  }
  const { traits } = source;
  const extras = traits.types.includes('luks-villalar')
    ? [...pickSome(random, LUXURY, 4), ...pickSome(random, MAYBE, 9)]
    : pickSome(random, MAYBE, traits.types.includes('ekonomik-villalar') ? 3 : 7);
  for (const slug of extras) {
    if (chosen.size < MAX_AMENITIES) chosen.add(slug);
  }
  return AMENITY_SLUGS.filter((slug) => chosen.has(slug));
}

function fromTraits({ n, traits, sleeping, landscape }: AmenitySource): string[] {
  const random = randomFor('trait-features', n);
  const { types, kind, bedrooms, bathrooms, floors } = traits;
  const found: string[] = [];
  const hasOlives = landscape !== 'sapanca' && landscape !== 'inland';
  const when = (condition: boolean, ...slugs: string[]) => {
    if (condition) found.push(...slugs);
  };
  when(kind !== 'bungalow', 'firin', 'camasir-makinesi', 'yemek-masasi');
  when(kind === 'villa', 'bulasik-makinesi', 'bahce', 'teras', 'mangal', 'dis-yemek-masasi');
  when(kind === 'bungalow', 'bahce', 'teras', 'ates-cukuru');
  when(kind === 'apartment', 'balkon');
  when(kind === 'villa' || chance(random, 0.5), 'otopark');
  when(landscape === 'sapanca', 'cift-cam', 'salon-klimasi');
  when(landscape !== 'sapanca', 'klima-her-odada', 'gunes-enerjisi');
  when(kind === 'villa' && hasOlives && chance(random, 0.4), 'zeytin-agaclari');
  when(bedrooms > 1 && bathrooms >= bedrooms, 'her-odada-banyo');
  when(bedrooms > 1 && bathrooms > 1 && bathrooms < bedrooms, 'ebeveyn-banyosu');
  when(bedrooms > 1 && floors > 1, 'zemin-kat-yatak-odasi');
  when(floors === 1 && kind === 'villa', 'tek-katli', 'basamaksiz-giris', 'zemin-kat-yatak-odasi');
  when(sleeping.bunk, 'ranza');
  when(sleeping.maxBabies > 0, 'bebek-yatagi', 'mama-sandalyesi', 'bebekler-uygundur');
  when(types.includes('deniz-manzarali-villalar'), 'deniz-manzarasi');
  when(types.includes('jakuzili-villalar'), 'jakuzi');
  when(types.includes('saunali-villalar'), 'sauna');
  when(types.includes('kis-kiralik-villalar'), 'yerden-isitma', 'cift-cam');
  when(types.includes('kis-kiralik-villalar') && kind !== 'apartment', 'somine');
  when(types.includes('cocuk-havuzlu-villalar'), 'salincak');
  when(types.includes('genis-aile-villalari'), 'derin-dondurucu', 'masa-tenisi');
  when(types.includes('muhafazakar-villalar'), 'cevrili-bahce');
  const pets = types.includes('evcil-hayvan-dostu-villalar');
  found.push(pets ? 'evcil-hayvan-kabul' : 'evcil-hayvan-kabul-edilmez');
  return found;
}

function fromPools({ n, pools, shape }: AmenitySource): string[] {
  if (pools.length === 0) return [];
  const random = randomFor('pool-features', n);
  const has = (test: (pool: PoolFacts) => boolean) => pools.some(test);
  const found = ['sezlong', 'semsiye', 'havuz-merdiveni', 'gunluk-havuz-bakimi', 'dis-dus'];
  found.push(has((pool) => pool.use === 'private') ? 'ozel-havuz' : 'ortak-havuz');
  if (has((pool) => pool.kind === 'indoor')) found.push('kapali-havuz');
  if (has((pool) => pool.kind === 'children')) found.push('cocuk-havuzu');
  if (has((pool) => pool.heated)) found.push('isitmali-havuz', 'isi-pompasi');
  if (has((pool) => pool.sheltered && pool.kind === 'outdoor')) found.push('korunakli-havuz');
  if (shape === 'infinity') found.push('sonsuzluk-havuzu');
  if (has((pool) => pool.kind === 'children') && chance(random, 0.5)) found.push('havuz-citi');
  if (chance(random, 0.3)) found.push('havuz-aydinlatma');
  if (chance(random, 0.2)) found.push('tuzlu-su-sistemi');
  return found;
}
