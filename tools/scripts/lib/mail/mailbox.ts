import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadMessage, readMessage } from './read-message.ts';

/** Older mails are deleted. */
const KEPT = 500;

export type StoredMessage = ReadMessage & { id: string; receivedAt: string };

/** Mails as files in a folder, named by their time of arrival. */
export type Mailbox = {
  add(raw: Buffer): void;
  /** The newest first. */
  list(): StoredMessage[];
  find(id: string): (StoredMessage & { raw: string }) | null;
  empty(): void;
};

export function openMailbox(directory: string): Mailbox {
  mkdirSync(directory, { recursive: true });
  // Cached: mails are small and few, and lists are requested often.
  const read = new Map<string, StoredMessage>();
  let added = 0;

  const pathOf = (id: string) => join(directory, `${id}.eml`);
  const load = (id: string) => {
    const known = read.get(id);
    if (known !== undefined) return known;
    const message = {
      ...readMessage(readFileSync(pathOf(id), 'utf8')),
      id,
      receivedAt: timeOf(id),
    };
    read.set(id, message);
    return message;
  };
  const remove = (id: string) => {
    read.delete(id);
    rmSync(pathOf(id), { force: true });
  };
  const ids = () =>
    readdirSync(directory)
      .flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -4)] : []))
      .toSorted()
      .toReversed();

  return {
    add: (raw) => {
      added += 1;
      const id = `${Date.now()}-${String(added).padStart(4, '0')}`;
      writeFileSync(pathOf(id), raw, { mode: 0o600 });
      for (const old of ids().slice(KEPT)) remove(old);
    },
    list: () => ids().map(load),
    find: (id) =>
      ids().includes(id) ? { ...load(id), raw: readFileSync(pathOf(id), 'utf8') } : null,
    empty: () => ids().forEach(remove),
  };
}

const timeOf = (id: string) => new Date(Number(id.split('-')[0])).toISOString();
