import type { PublicSetting } from '#domain/settings/schema.ts';
import { setPageRates } from '../lib/rates.ts';
import { toast } from '../lib/toast.ts';
import { writePrices } from './currency.ts';

type Place = { slug: string; villas: number };

/** What opening a menu asks for, and what the visitor is told when that fails (spec §8). */
const SOURCES: Record<string, { path: string; failure: string; show: (content: never) => void }> = {
  towns: {
    path: '/v1/town',
    failure: 'Villa Bölgeleri Hata',
    show: ({ towns, districts }: { towns: Place[]; districts: (Place & { path: string })[] }) => {
      showCounts(towns);
      showCounts(districts.map(({ path, villas }) => ({ slug: path.slice(1), villas })));
    },
  },
  types: {
    path: '/v1/villatype',
    failure: 'Villa Tipleri Hata',
    show: (types: Place[]) => showCounts(types),
  },
  site: {
    path: '/v1/website/sitedata',
    failure: 'Failed to load; network/connection error.',
    show: ({ footerData }: { footerData: PublicSetting[] }) => showRates(footerData),
  },
};

const loaded = new Set<string>();

/**
 * Fetches what an opened menu shows beside its links: how many villas a place has now, the day's rates.
 * Once a page; the links work without it, so a failure is told and tried again at the next opening.
 */
export async function loadMenuData({ dataset }: HTMLElement): Promise<void> {
  const { load = '' } = dataset;
  const source = SOURCES[load];
  if (!source || loaded.has(load)) return;
  loaded.add(load);
  try {
    const answer = await fetch(source.path);
    if (!answer.ok) throw new Error(`${source.path}: ${answer.status}`);
    source.show((await answer.json()).content as never);
  } catch {
    loaded.delete(load);
    toast(source.failure, 'error');
  }
}

function showCounts(places: readonly Place[]): void {
  for (const { slug, villas } of places) {
    for (const link of document.querySelectorAll<HTMLElement>(`.menu-panel a[href="/${slug}"]`)) {
      link.dataset.villas = String(villas);
    }
  }
}

function showRates(settings: readonly PublicSetting[]): void {
  const read = (key: string) => settings.find((one) => one.key === key)?.value ?? '';
  const rate = (key: string) => Number(read(key)) || 0;
  setPageRates({
    DOLLAR: rate('dollar_exchange_rate'),
    EURO: rate('euro_exchange_rate'),
    POUND: rate('sterling_exchange_rate'),
  });
  writePrices();
  showRatesDay(read('exchange_date'));
}

/** Of which day the other currencies are, below them: `2026-11-20` → 20.11.2026. */
function showRatesDay(day: string): void {
  const note = document.createElement('li');
  note.className = 'small soft';
  note.textContent = `${day.split('-').toReversed().join('.')} kurlarıyla yaklaşık; ödeme ₺ ile.`;
  if (day) document.querySelector('.currency .menu-panel')?.append(note);
}
