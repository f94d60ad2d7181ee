import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#scripts/lib/paths.ts';
import { type Edit, editsOf, type PlantedBug } from './bug.ts';

let planted: readonly Edit[] = [];

/**
 * From now on every module of this thread is loaded with the bug in it; nothing on disk changes.
 * Modules that were loaded before stay as they are, so call this first. @throws when the code that
 * it breaks has moved.
 */
export function plant(bug: PlantedBug): void {
  checkEdits(bug);
  planted = editsOf(bug);
  const files = new Map(planted.map(({ file }) => [pathToFileURL(join(root, file)).href, file]));
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const file = files.get(url);
      if (file === undefined || loaded.source == null) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: withPlanted(file, source) };
    },
  });
}

/** A file's text with the planted bug, if the bug changes that file. */
export function withPlanted(file: string, text: string): string {
  return planted
    .filter((edit) => edit.file === file)
    .reduce((changed, edit) => changed.replace(edit.find, () => edit.replace), text);
}

/** @throws unless every text that the bug replaces occurs in its file exactly once. */
export function checkEdits(bug: PlantedBug): void {
  for (const { file, find } of editsOf(bug)) {
    const times = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    if (times === 1) continue;
    throw new Error(
      `The code that the planted bug “${bug.name}” breaks has moved: ${times} times in ${file}:\n${find}`,
    );
  }
}
