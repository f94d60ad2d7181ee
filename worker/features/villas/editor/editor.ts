import { may } from '#domain/auth/permissions.ts';
import { notFound } from '#domain/errors.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import type { BtransSaved } from '#domain/villas/btrans-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { maskIdentity } from '../save/btrans-identity.ts';
import { findEditorRows } from './editor-queries.ts';
import { toAdminVilla, toBtrans } from './present-editor.ts';
import { findBtrans } from '../save/write-queries.ts';

/**
 * Everything a villa's editor shows, in one trip. @throws `NOT_FOUND` when unknown or not the
 * viewer's.
 */
export async function readEditor(deps: Deps, id: number, viewer: Viewer): Promise<AdminVilla> {
  const day = today(deps.clock);
  const moment = { today: day, now: instant(deps.clock) };
  const rows = await findEditorRows(deps.db, id, viewer, moment);
  if (rows === null) throw notFound('Böyle bir villa yok.');
  const sealed = may(viewer.role, 'landlords') ? (rows.btrans?.identityNumber ?? null) : null;
  const maskedIdentity = await maskIdentity(deps, id, sealed);
  return toAdminVilla(rows, { viewer, today: day, maskedIdentity });
}

/** The BTRANS data of a villa. @throws `NOT_FOUND`. */
export async function readBtrans(deps: Deps, villaId: number): Promise<BtransSaved> {
  const found = await findBtrans(deps.db, villaId);
  if (found === null) throw notFound('Böyle bir villa yok.');
  const masked = await maskIdentity(deps, villaId, found.btrans?.identityNumber ?? null);
  return { ...toBtrans(found.btrans, masked), villa_id: villaId, version: found.version };
}
