import type { TaskReport } from '#domain/house-tasks/schema.ts';

/** A person's report that has not reached the office yet. */
export type Outgoing = { id: string; userId: number; seq: number; at: string } & (
  | { kind: 'report'; task: string; report: Omit<TaskReport, 'at'> }
  | { kind: 'photo'; task: string; photo: File }
  | { kind: 'problem'; task: string | null; fields: ProblemFields; photo: File | null }
);

/** A problem in a house of which the office does not know yet. */
export type WaitingProblem = Extract<Outgoing, { kind: 'problem' }>;

export type ProblemFields = {
  villa_id: number;
  title: string;
  note: string;
  before_arrival: boolean;
};

const NAME = 'kiyi-day';
const TABLE = 'outgoing';

/** IndexedDB, because it can hold photos, and survives locking the phone and closing the tab. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(TABLE, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

async function run<Answer>(
  mode: IDBTransactionMode,
  ask: (table: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      const request = ask(transaction.objectStore(TABLE));
      // Only once it has been written to disk.
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('aborted')),
      );
    });
  } finally {
    database.close();
  }
}

/* Without storage (a private window, a full disk) the reports of the open page are still sent. */

export const readKept = (): Promise<Outgoing[]> =>
  run<Outgoing[]>('readonly', (table) => table.getAll()).catch(() => []);

/** False where it could not be kept. */
export const keep = (item: Outgoing): Promise<boolean> =>
  run('readwrite', (table) => table.put(item)).then(
    () => true,
    () => false,
  );

export const forget = (id: string): Promise<unknown> =>
  run('readwrite', (table) => table.delete(id)).catch(() => null);
