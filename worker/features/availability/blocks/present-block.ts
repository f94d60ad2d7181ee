import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import type { BlockKind } from '#domain/availability/block-kinds.ts';
import { nightsBetween } from '#domain/values/dates.ts';

type BlockFacts = {
  id: string;
  version: number;
  villaId: number;
  villaName: string;
  kind: BlockKind;
  startsOn: string;
  endsOn: string;
  note: string;
  expiresAt: string | null;
  createdAt: string;
  byOffice: boolean;
  firstName: string | null;
  lastName: string | null;
};

export function toManualBlock(row: BlockFacts): ManualBlock {
  return {
    id: row.id,
    version: row.version,
    villa_id: row.villaId,
    villa_name: row.villaName,
    status: row.kind,
    started_at: row.startsOn,
    finished_at: row.endsOn,
    nights: nightsBetween(row.startsOn, row.endsOn),
    note: row.note,
    expires_at: row.expiresAt,
    created_at: row.createdAt,
    by_office: row.byOffice,
    created_by: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
  };
}
