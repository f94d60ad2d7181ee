import { FileProblem, SLOW, UNREADABLE } from '#domain/spreadsheets/reading/file-problem.ts';
import { goneFile } from '#dashboard/app/screen-files.ts';
import type { ThreadAnswer } from './answer-file.ts';

/** Several times what the largest file that is taken needs on a laptop. */
export const PATIENCE_MS = 120_000;

/**
 * What a thread of its own reads in a file of somebody else's: the page answers meanwhile, and the
 * thread ends with the answer, with `signal` or after two minutes, and its memory with it. A file is
 * read in no other way (read-aside.test.ts). @throws FileProblem with the sentence to show, and an
 * AbortError for `signal`
 */
export async function readAside<Read>(
  startThread: () => Worker,
  file: File,
  signal: AbortSignal,
): Promise<Read> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Read>>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  const timer = setTimeout(() => reject(new FileProblem(SLOW)), PATIENCE_MS);
  const thread = startThread();
  thread.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer<Read>>) => resolve(data));
  thread.addEventListener('messageerror', () => reject(new FileProblem(UNREADABLE)));
  // Without a message the script itself did not come.
  thread.addEventListener('error', ({ message }) =>
    reject(message ? new FileProblem(UNREADABLE) : goneFile('thread')),
  );
  thread.postMessage(file, []);
  try {
    const answer = await promise;
    if ('problem' in answer) throw new FileProblem(answer.problem);
    return answer.read;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    thread.terminate();
  }
}
