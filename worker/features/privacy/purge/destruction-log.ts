import type { DestructionQuery, RetentionList } from '#domain/privacy/admin-schema.ts';
import { RETENTION_RULES, type RetentionRule, retentionDays } from '#domain/privacy/retention.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { toCsv } from '#worker/http/answers/csv.ts';
import { readInParts } from '#worker/platform/database/read-in-parts.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { type DestructionRow, listDestructions, readRetention } from '../queries.ts';

const RULES: RetentionRule[] = Object.values(RETENTION_RULES);

/** Every rule of the purge with its current days and its last run. One trip. */
export async function listRetention({ db }: Deps): Promise<RetentionList> {
  const { settings, last } = await readRetention(db);
  return {
    items: RULES.map((rule) => ({
      key: rule.key,
      setting: rule.setting ?? null,
      days: retentionDays(rule, settings),
      ...pick(rule, 'what', 'since', 'reason'),
      last_at: last.get(rule.key) ?? null,
    })),
  };
}

/** A page of the destruction log, newest first. One trip. */
export const getDestructionPage = async ({ db }: Deps, query: DestructionQuery) =>
  mapPage(await listDestructions(db, query), toDestruction);

/** Most entries of one file; a night adds only a few. */
const EXPORT_ROWS = 10_000;

/** The log as a file for an inspection. */
export async function exportDestructions({ db }: Deps): Promise<string> {
  const items = await readInParts(
    EXPORT_ROWS,
    async (part) => (await listDestructions(db, part)).items,
  );
  return toCsv(
    ['Tarih (UTC)', 'Kural', 'Ne', 'Tablo', 'Kayıt sayısı', 'Başvuru'],
    items.map((row) => {
      const { at, rule, what, entity, rows, request_id: requestId } = toDestruction(row);
      return [at, rule, what, entity, rows, requestId];
    }),
  );
}

const toDestruction = (row: DestructionRow) => ({
  id: row.id,
  at: row.createdAt,
  rule: row.rule,
  what: RULES.find(({ key }) => key === row.rule)?.what ?? 'Silme başvurusu',
  entity: row.entity,
  rows: row.rows,
  request_id: row.requestId,
});
