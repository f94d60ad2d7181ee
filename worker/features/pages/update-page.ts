import { and, eq } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { EditablePage, UpdatePageInput } from '#domain/pages/admin-schema.ts';
import { SHIPPED_EDITIONS } from '#domain/pages/shipped/editions.ts';
import type { PageSection } from '#domain/pages/schema.ts';
import { pages } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findPageForEdit, type PageRow } from './admin-queries.ts';
import { toEditablePage } from './editable-page.ts';
import { keepLegalText } from './keep-legal-text.ts';

/**
 * Saves a content page. The previous text of a legal section is kept, because guests may have
 * accepted it. @throws `STALE_VERSION` (409) when somebody saved in between
 */
export async function updatePage(
  deps: Deps,
  section: PageSection,
  { version, edition, ...edits }: UpdatePageInput,
  actor: Actor,
): Promise<EditablePage> {
  const { page: current, company } = await findPageForEdit(deps.db, section);
  if (version !== (current?.version ?? 0)) throw await staleVersion(deps.db, 'page', section);
  const write = beginWrite(deps, actor);
  const saved: PageRow = {
    section,
    ...edits,
    data: edits.data ?? current?.data ?? {},
    version: version + 1,
    updatedAt: write.at,
    // Whoever writes a section for the first time has seen what comes with the product.
    edition: Math.min(
      edition ?? current?.edition ?? SHIPPED_EDITIONS[section],
      SHIPPED_EDITIONS[section],
    ),
  };
  const changed = current && changedFields(current, edits);
  await write.run([
    ...(current ? updateSteps(current, saved) : [insertStep(saved)]),
    write.audit('page.update', section, {
      before: changed?.before,
      after: changed?.after ?? edits,
    }),
  ]);
  return toEditablePage(section, { ...saved, id: current?.id ?? null }, company);
}

/** Two simultaneous first saves: the second violates the unique section. */
function insertStep(saved: PageRow): Step {
  return step(build.insert(pages).values({ ...saved, createdAt: saved.updatedAt }), () =>
    conflict('STALE_VERSION'),
  );
}

/** Fails with `STALE_VERSION` when somebody saved since `current` was read. */
export function updateSteps(current: PageRow, saved: PageRow): Step[] {
  return [
    step(
      build
        .update(pages)
        .set(saved)
        .where(and(eq(pages.section, saved.section), eq(pages.version, current.version))),
    ),
    changedOne('page.unchanged', () => conflict('STALE_VERSION')),
    ...keepLegalText(current, saved),
  ];
}
