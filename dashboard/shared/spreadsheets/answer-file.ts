import { FileProblem, UNREADABLE } from '#domain/spreadsheets/reading/file-problem.ts';

/** What a thread says of its file: what it read, or the Turkish sentence why it cannot be used. */
export type ThreadAnswer<Read> = { read: Read } | { problem: string };

/** All that a thread does: it reads the file that it is sent, and says what it found. */
export function answerFile<Read>(readFile: (file: File) => Promise<Read>): void {
  addEventListener('message', async ({ data }: MessageEvent<File>) => {
    postMessage(await answerOf(readFile(data)));
  });
}

export const answerOf = <Read>(reading: Promise<Read>): Promise<ThreadAnswer<Read>> =>
  reading.then(
    (read) => ({ read }),
    (error: unknown) => ({
      problem: error instanceof FileProblem ? error.message : UNREADABLE,
    }),
  );
