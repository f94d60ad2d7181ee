/** Things kept on this device, by their `id`. */
type DeviceStore<Thing extends { id: string }> = {
  /** Everything, or nothing where the device keeps nothing. */
  all(): Promise<Thing[]>;
  /** False where it could not be kept. */
  keep(thing: Thing): Promise<boolean>;
  forget(id: string): Promise<unknown>;
};

/**
 * A store of the device's own. IndexedDB, because it can hold files, and survives locking the phone
 * and closing the tab. Without storage (a private window, a full disk) it is always empty.
 */
export function deviceStore<Thing extends { id: string }>(
  name: string,
  table: string,
): DeviceStore<Thing> {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(table, { keyPath: 'id' }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });

  async function run<Answer>(
    mode: IDBTransactionMode,
    ask: (things: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(table, mode);
        const request = ask(transaction.objectStore(table));
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

  return {
    all: () => run<Thing[]>('readonly', (things) => things.getAll()).catch(() => []),
    keep: (thing) =>
      run('readwrite', (things) => things.put(thing)).then(
        () => true,
        () => false,
      ),
    forget: (id) => run('readwrite', (things) => things.delete(id)).catch(() => null),
  };
}
