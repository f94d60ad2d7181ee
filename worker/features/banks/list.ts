import type { PublicBank } from '#domain/pages/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { listActiveBankRows } from './queries.ts';

/** Accounts that guests may pay to, in the agency's order. One trip. */
export async function listBanks(db: Database): Promise<PublicBank[]> {
  return listActiveBankRows(db);
}
