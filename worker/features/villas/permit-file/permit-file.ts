import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { PermitFile } from '#domain/villas/permit-file-schema.ts';
import { villaPermitFiles } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { beginWrite } from '#worker/platform/write.ts';

const SCAN = { name: 'izin-belgesi', called: 'İzin belgesi', only: 'any' } as const;

/** Whether there is a scan of a villa's permit. @throws `NOT_FOUND` for an unknown villa */
export async function showPermitFile(deps: Deps, villaId: number): Promise<PermitFile> {
  const scan = await findRow(deps, villaId);
  return { file: scan && { name: nameOf(scan.file), uploadedAt: scan.createdAt } };
}

/**
 * Stores the scan of a villa's permit; a new one replaces the old, whose file the sweep deletes.
 * @throws `NOT_FOUND`, `TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function keepPermitFile(
  deps: Deps,
  villaId: number,
  scan: File,
  actor: Actor,
): Promise<PermitFile> {
  await findRow(deps, villaId);
  const file = await storePrivateFile(deps, scan, SCAN);
  const write = beginWrite(deps, actor);
  await write.run([
    write.upsert(
      villaPermitFiles,
      { villaId },
      {
        createdAt: write.at,
        file,
        createdBy: actor.userId,
      },
    ),
    write.audit('villa_permit.upload', villaId, { entity: 'villa', after: { size: scan.size } }),
  ]);
  return { file: { name: nameOf(file), uploadedAt: write.at } };
}

/** Removes the scan from the villa; the sweep deletes its file. @throws `NOT_FOUND` */
export async function removePermitFile(deps: Deps, villaId: number, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(villaPermitFiles, { villaId }),
    changedOne('villa_permit.there', none),
    write.audit('villa_permit.delete', villaId, { entity: 'villa' }),
  ]);
}

/** The file and its download name. @throws `NOT_FOUND` */
export async function findPermitFile(
  deps: Deps,
  villaId: number,
): Promise<{ stored: StoredFile; name: string }> {
  const scan = await findRow(deps, villaId);
  const stored = scan === null ? null : await deps.files.find(scan.file);
  if (scan === null || stored === null) throw none();
  return { stored, name: nameOf(scan.file) };
}

const none = () => notFound('Bu villanın taranmış belgesi yüklenmemiş.');

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

async function findRow({ db }: Pick<Deps, 'db'>, villaId: number) {
  const [row] = await db.read
    .select({ id: villas.id, scan: villaPermitFiles })
    .from(villas)
    .leftJoin(villaPermitFiles, eq(villaPermitFiles.villaId, villas.id))
    .where(eq(villas.id, villaId));
  if (row === undefined) throw notFound('Böyle bir villa yok.');
  return row.scan;
}
