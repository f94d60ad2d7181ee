/* The browser's storage, which may be blocked (its getter throws), missing (null), full, or hold
   what others wrote. Nothing else reads or writes it (oxlint.config.ts). */

/** What could not be stored is known as long as the page is open, to each of its scripts. */
type Unstored = Record<'localStorage' | 'sessionStorage', Map<string, string>>;
const page = globalThis as typeof globalThis & { unstored?: Unstored };

/** Kept from visit to visit. */
export const local = storedIn('localStorage');
/** Kept as long as the tab. */
export const session = storedIn('sessionStorage');

function storedIn(area: keyof Unstored) {
  const attempt = <Answer>(use: (storage: Storage) => Answer): Answer | null => {
    try {
      return use(globalThis[area]);
    } catch {
      return null;
    }
  };
  const unstored = (): Map<string, string> => {
    page.unstored ??= { localStorage: new Map(), sessionStorage: new Map() };
    return page.unstored[area];
  };
  const read = (key: string): string | null =>
    unstored().get(key) ?? attempt((storage) => storage.getItem(key));
  return {
    read,
    /** What `key` holds as JSON, or null where that is nothing, no JSON, or not as `isOurs` wants it. */
    readJson<Value>(key: string, isOurs: (value: unknown) => value is Value): Value | null {
      try {
        const value: unknown = JSON.parse(read(key) ?? 'null');
        return isOurs(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** False where it is known to this page alone. */
    write(key: string, text: string): boolean {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isStored) unstored().delete(key);
      else {
        // An older value would be back at the next visit.
        attempt((storage) => storage.removeItem(key));
        unstored().set(key, text);
      }
      return isStored === true;
    },
    remove(key: string): void {
      unstored().delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: (): string[] => [
      ...new Set([...unstored().keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])]),
    ],
    /** Whether anything would be there at the next visit. */
    isAllowed: (): boolean => attempt((storage) => storage.length >= 0) ?? false,
  };
}

type Kind = 'string' | 'number' | 'boolean' | 'object';

/** Whether a value has these fields, of these kinds. */
export const hasFields = (value: unknown, fields: Record<string, Kind>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => {
    const field = (value as Record<string, unknown>)[name];
    return field !== null && typeof field === kind;
  });
