import { ringProblem } from '#worker/platform/secrets/key-ring.ts';
import { SEALED_COLUMNS } from '#worker/platform/secrets/seal-again.ts';
import { openText } from '#worker/platform/secrets/sealed-text.ts';
import { Refusal } from '../installation.ts';
import { type ExportContent, readLines } from './export-content.ts';

/**
 * Opens every sealed value of an export with `dataSecret`. @throws {@link Refusal} naming the file
 * and line of the first that it does not open, unless `isLostKnown`
 */
export async function checkSealed(
  folder: string,
  content: ExportContent,
  {
    dataSecret,
    isLostKnown,
    say,
  }: { dataSecret: string; isLostKnown: boolean; say(line: string): void },
): Promise<void> {
  const problem = ringProblem(dataSecret);
  if (problem !== null) throw new Refusal(`DATA_SECRET ${problem}.`);
  let [lost, first] = [0, ''];
  for (const { table, column, key, context } of SEALED_COLUMNS) {
    const exported = content.tables.find((one) => one.table === table);
    if (exported === undefined) continue;
    const path = `tables/${table}.jsonl`;
    for await (const { line, value } of readLines(folder, path, exported)) {
      const row = value as Record<string, unknown> | null;
      const sealed = row?.[column];
      if (typeof sealed !== 'string' || sealed === '') continue;
      const isOpen = await openText(dataSecret, context(String(row?.[key])), sealed).then(
        () => true,
        () => false,
      );
      if (isOpen) continue;
      lost += 1;
      first ||= `${path}:${line}`;
    }
  }
  if (lost === 0) return;
  if (!isLostKnown)
    throw new Refusal(
      `${first}: DATA_SECRET does not open it, nor ${lost - 1} other sealed values. Set that of the installation that was exported. Where npm run rotate-keys counted as many without their key, --with-lost brings them in as they are.`,
    );
  say(`${lost} sealed values come in without their key, as they were.`);
}
