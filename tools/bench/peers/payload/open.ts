import { getPayload, type Payload } from 'payload';
import { configOf } from './config.ts';

export type Row = { id: number | string } & Record<string, unknown>;

/** Rows by collection; each collection after those it refers to. */
export type Content = [collection: string, rows: Row[]][];

/** Payload's local API on a new file with this content. */
export async function openPayload(file: string, content: Content): Promise<Payload> {
  const payload = await getPayload({ config: configOf(file) });
  for (const [collection, rows] of content) {
    for (const data of rows) {
      await payload.create({ collection, data, depth: 0, disableTransaction: true });
    }
  }
  return payload;
}
