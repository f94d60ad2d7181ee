import type { RichText } from '#domain/rich-text/rich-text.ts';
import type { PublicVillaType } from '#domain/villa-types/schema.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { listVillaTypes } from './list.ts';
import { findVillaTypeBody } from './queries.ts';

/** An active villa type with its text; null when unknown or hidden. */
export async function findVillaType(
  deps: CatalogueDeps,
  slug: string,
): Promise<(PublicVillaType & { body: RichText }) | null> {
  const [types, body] = await Promise.all([listVillaTypes(deps), findVillaTypeBody(deps.db, slug)]);
  const type = types.find((other) => other.slug === slug);
  return type === undefined || body === null ? null : { ...type, body: storedRichText(body) };
}
