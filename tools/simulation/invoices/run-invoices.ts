import { Worker } from 'node:worker_threads';
import type { InvoicedWorld } from './invoiced-world.ts';

/**
 * Lives agencies, the first with this seed, until so many stays are on invoices; each is given to
 * `judge` as it ends. @returns the stays
 */
export async function runInvoices(
  { seed, stays, threads = 2 }: { seed: number; stays: number; threads?: number },
  judge: (world: InvoicedWorld) => void,
): Promise<number> {
  let invoiced = 0;
  const workers = Array.from({ length: threads }, (_, first) => {
    const workerData = { seed: seed + first, stride: threads };
    return new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  });
  await Promise.all(
    workers.map(async (worker) => {
      worker.on('message', (world: InvoicedWorld) => {
        judge(world);
        invoiced += world.stays;
        if (invoiced >= stays) for (const each of workers) each.postMessage('enough', []);
      });
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', () => resolve());
      });
    }),
  );
  return invoiced;
}
