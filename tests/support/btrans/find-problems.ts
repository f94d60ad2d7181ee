import { inject } from 'vitest';

/** `findBtransProblems` for tests in the Worker's runtime. */
export async function findBtransProblems(document: string): Promise<string[]> {
  const answer = await fetch(inject('btransValidator'), { method: 'POST', body: document });
  return answer.json();
}
