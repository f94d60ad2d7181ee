import type { ReadStatements } from '#domain/bank-statements/statement.ts';
import { readAside } from '#dashboard/shared/spreadsheets/read-aside.ts';

const startThread = () =>
  new Worker(new URL('./statement-thread.ts', import.meta.url), { type: 'module' });

/** The statements in a file of a bank, read aside. @throws what `readAside` throws */
export const openStatement = (file: File, signal: AbortSignal): Promise<ReadStatements> =>
  readAside(startThread, file, signal);
