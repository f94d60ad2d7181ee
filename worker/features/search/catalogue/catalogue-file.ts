import { packVilla } from '#domain/search/index/catalogue-file.ts';
import type { CatalogueFile } from '#domain/search/schema.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueDeps, getCatalogue } from './holder.ts';
import { nightsReader } from './night-texts.ts';

/**
 * Identifies the content of a catalogue: its nights are counted from a day, so the day is included.
 */
const versionOf = ({ version, index }: Catalogue): string => `${version}-${index.horizon.today}`;

/** The current version, for comparison with the browser's, without creating the file. */
export const readCatalogueVersion = async (deps: CatalogueDeps): Promise<string> =>
  versionOf(await getCatalogue(deps));

/** The whole catalogue for a search in the browser; null when it is too large for one. */
export async function makeCatalogueFile(deps: CatalogueDeps): Promise<CatalogueFile | null> {
  const catalogue = await getCatalogue(deps);
  const { index, villas, nightTexts, towns, filterable, colors } = catalogue;
  if (villas === null) return null;
  const { today, nights, days } = index.horizon;
  const read = nightsReader(days);
  return {
    version: versionOf(catalogue),
    today,
    nights,
    towns: towns.map(({ slug, name }) => ({ slug, name })),
    filterable: [...filterable],
    villas: villas.map((villa) => {
      const taken = read(nightTexts.get(villa.id) ?? '');
      const color = colors[index.numberOf.get(villa.id) ?? -1] ?? '';
      return packVilla({ ...villa, taken }, color, today);
    }),
  };
}
