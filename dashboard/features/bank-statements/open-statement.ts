import type { ReadStatements } from '#domain/bank-statements/statement.ts';

const startThread = () =>
  new Worker(new URL('./statement-thread.ts', import.meta.url), { type: 'module' });

/** The statements in a file of a bank, read aside. @throws what `readAside` throws */
export async function openStatement(file: File, signal: AbortSignal): Promise<ReadStatements> {
  const { readAside } = await import('#dashboard/shared/spreadsheets/read-aside.ts');
  return readAside(startThread, file, signal);
}
