import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const TREES = 'domain,drizzle/schema,worker,site,dashboard,server,tools/scripts,tools/simulation';
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+|#[a-z]+\/[^'?]+)/g;

/** Files that join what the tree holds: they may import any room, and no room imports them. */
const JOINTS = /\.gen\.ts$|\.(?:test|testing)\.tsx?$/;

/** Every import of one room of the tree by another, imports of types included: room → rooms. */
export function importsBetweenRooms(root: string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync(`{${TREES}}/**/*.{ts,tsx,astro}`, { cwd: root })) {
    if (JOINTS.test(file)) continue;
    const room = roomOf(file);
    const imports = rooms.get(room) ?? new Set();
    rooms.set(room, imports);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = path.startsWith('#')
        ? path.slice(1).replace(/^(?=scripts|simulation)/, 'tools/')
        : join(dirname(file), path);
      if (!JOINTS.test(target) && roomOf(target) !== room) imports.add(roomOf(target));
    }
  }
  return rooms;
}

/**
 * A feature, a folder that features share, another folder of a tree, or a file beside those; in
 * `domain/languages` each file: what one says stands on a feature that speaks by another.
 */
function roomOf(file: string): string {
  const parts = file.split('/');
  const depth = DEPTHS[parts[1] ?? ''] ?? 2;
  return parts.slice(0, depth).join('/');
}

const DEPTHS: Readonly<Record<string, number>> = {
  features: 3,
  shared: 3,
  scripts: 3,
  languages: 4,
};

/** A circle of imports as the rooms on its way, the first one again at its end; null where there is none. */
export function findCircle(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const clear = new Set<string>();
  const walk = (room: string, way: readonly string[]): string[] | null => {
    if (clear.has(room)) return null;
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    for (const next of rooms.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    clear.add(room);
    return null;
  };
  for (const room of rooms.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return null;
}
