import type { Client } from '@libsql/client/web';

export type TripCounter = { count: number };

/** The same client, counting its database trips. */
export function countingClient(client: Client): { client: Client; trips: TripCounter } {
  const trips: TripCounter = { count: 0 };
  const counted = new Set(['execute', 'batch', 'transaction', 'executeMultiple', 'migrate']);
  const proxy = new Proxy(client, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (counted.has(String(name))) trips.count += 1;
        return value.apply(target, args);
      };
    },
  });
  return { client: proxy, trips };
}
