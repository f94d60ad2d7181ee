import { eq } from 'drizzle-orm';
import { DEFAULT_LAYOUT, TransferLayout } from '#domain/payouts/transfer-file.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

export const LAYOUT_KEY = 'transfer_layout';

/** The transfer layout of the agency's bank; the default until one is chosen. */
export async function readLayout(db: Database): Promise<TransferLayout> {
  const [row] = await db.read
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, LAYOUT_KEY));
  const stored = row && TransferLayout.safeParse(JSON.parse(row.value));
  return stored?.data ?? DEFAULT_LAYOUT;
}
