import { createInterface } from 'node:readline/promises';
import { Refusal } from '../installation.ts';

/** Asks before something is created or changed. `yes` answers for an unattended run. */
export type Ask = (question: string) => Promise<void>;

/** @throws {@link Refusal} when the answer is no, or nobody can answer. */
export const asker =
  (yes: boolean): Ask =>
  async (question) => {
    if (yes) return console.log(`${question} Yes (--yes).`);
    if (!process.stdin.isTTY) {
      throw new Refusal(`${question} Nobody is there to answer; --yes answers every question.`);
    }
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} [y/N] `);
    terminal.close();
    if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing was changed.');
  };
