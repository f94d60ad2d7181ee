import type { PublicSetting } from '#domain/settings/schema.ts';
import { setPageRates } from '#site/lib/rates.ts';
import { toast } from '#site/lib/toast.ts';
import { writePrices } from './currency.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

type Place = { slug: string; villas: number };
type Failure = 'townsFailed' | 'typesFailed' | 'siteFailed';

/** What opening a menu loads, and the message when that fails. */
const SOURCES: Record<string, { path: string; failure: Failure; show: (content: never) => void }> =
  {
    towns: {
      path: '/v1/town',
      failure: 'townsFailed',
      show: ({ towns, districts }: { towns: Place[]; districts: (Place & { path: string })[] }) => {
        showCounts(towns);
        showCounts(districts.map(({ path, villas }) => ({ slug: path.slice(1), villas })));
      },
    },
    types: {
      path: '/v1/villatype',
      failure: 'typesFailed',
      show: (types: Place[]) => showCounts(types),
    },
    site: {
      path: '/v1/website/sitedata',
      failure: 'siteFailed',
      show: ({ footerData }: { footerData: PublicSetting[] }) => showRates(footerData),
    },
  };

const loaded = new Set<string>();

/**
 * The page's rates are as old as its build; visitors who use other currencies get the current ones.
 */
export async function loadRates(): Promise<void> {
  if (loaded.has('rates')) return;
  loaded.add('rates');
  document.documentElement.dataset.busy = '';
  const answer = await fetch('/v1/website/sitedata').catch(() => null);
  delete document.documentElement.dataset.busy;
  // Without an answer the page's own rates stay; converted prices are marked as approximate.
  if (answer?.ok) setRates((await answer.json()).content.footerData);
}

/**
 * Loads what an opened menu shows besides its links: current numbers of villas, current rates. Once
 * per page; the links work without it, so a failure is shown and retried at the next opening.
 */
export async function loadMenuData(menu: HTMLElement): Promise<void> {
  const { load = '' } = menu.dataset;
  const source = SOURCES[load];
  if (!source || loaded.has(load)) return;
  loaded.add(load);
  const note = showLoading(menu);
  try {
    const answer = await fetch(source.path);
    if (!answer.ok) throw new Error(`${source.path}: ${answer.status}`);
    source.show((await answer.json()).content as never);
  } catch {
    loaded.delete(load);
    toast(sayInScript('core')[source.failure], 'error');
  } finally {
    note.remove();
    // Every menu of what was loaded, the one of phones as well.
    for (const one of document.querySelectorAll<HTMLElement>(`[data-load="${load}"]`)) {
      one.dataset.loaded = '';
    }
  }
}

/** Says that more is coming, in the last line of an open menu: nothing in it moves. */
function showLoading(menu: HTMLElement): HTMLElement {
  delete menu.dataset.loaded;
  const note = document.createElement('li');
  note.className = 'menu-loading small soft';
  note.setAttribute('role', 'status');
  note.textContent = sayInScript('core').loading;
  menu.querySelector('ul')?.append(note);
  return note;
}

function showCounts(places: readonly Place[]): void {
  for (const { slug, villas } of places) {
    for (const link of document.querySelectorAll<HTMLElement>(`.menu-panel a[href$="/${slug}"]`)) {
      link.dataset.villas = String(villas);
    }
  }
}

const read = (settings: readonly PublicSetting[], key: string): string =>
  settings.find((one) => one.key === key)?.value ?? '';

function setRates(settings: readonly PublicSetting[]): void {
  const rate = (key: string) => Number(read(settings, key)) || 0;
  setPageRates({
    DOLLAR: rate('dollar_exchange_rate'),
    EURO: rate('euro_exchange_rate'),
    POUND: rate('sterling_exchange_rate'),
  });
  writePrices();
}

function showRates(settings: readonly PublicSetting[]): void {
  setRates(settings);
  showRatesDay(read(settings, 'exchange_date'));
}

/** The date of the rates, below the currencies. */
function showRatesDay(day: string): void {
  const note = document.createElement('li');
  note.className = 'small soft';
  note.textContent = sayInScript('core').ratesOf(day);
  if (day) document.querySelector('.currency .menu-panel')?.append(note);
}
