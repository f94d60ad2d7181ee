import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import type { PreviewLink, VillaPage } from '#domain/villas/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, today } from '#worker/platform/clock.ts';
import { readToken, signToken } from '#worker/platform/secrets/signed-token.ts';
import { findVillaSlug } from '../queries.ts';
import { findVillaPage } from '../page/villa-page.ts';

/** Long enough to show the page to somebody, too short to be passed on. */
const MINUTES = 60;

const PreviewKey = z.object({ preview: z.string(), until: z.string() });

/** An address that shows the page of a villa before it is on sale. @throws `NOT_FOUND` */
export async function makePreviewLink(deps: Deps, villaId: number): Promise<PreviewLink> {
  const slug = await findVillaSlug(deps.db, villaId);
  if (slug === null) throw notFound('Böyle bir villa yok.');
  const validUntil = inMinutes(deps.clock, MINUTES);
  const token = await signToken(deps.secrets.data, 'preview', { preview: slug, until: validUntil });
  return { path: `/onizleme?${new URLSearchParams({ token })}`, validUntil };
}

/** The villa of such an address. @throws `NOT_FOUND` when it is not ours or has expired */
export async function openPreview(deps: Deps, token: string): Promise<VillaPage> {
  const key = PreviewKey.safeParse(await readToken(deps.secrets.data, 'preview', token));
  const isOpen = key.success && key.data.until > deps.clock.now().toISOString();
  const villa = isOpen && (await findVillaPage(deps.db, key.data.preview, today(deps.clock), true));
  if (!villa) throw notFound('Bu önizlemenin süresi doldu. Panelden yeniden açın.');
  return villa;
}
