import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

/** Whoever reads the handover facts of a villa; each shows them to the agency, or in time to guests and people in the houses. */
const READERS = [
  'worker/features/day/queries.ts',
  // The exits and whom to call, on the card that hangs in the house.
  'worker/features/guest-documents/house-card.ts',
  'worker/features/guest-documents/queries.ts',
  // Only removed, with the villa of an import that is taken back.
  'worker/features/import/undo/undo-steps.ts',
  'worker/features/mail/queries.ts',
  // Only which files the guides name, so that the sweep leaves them.
  'worker/features/media/queries.ts',
  // Only which of its columns can name a person.
  'worker/features/privacy/held.ts',
  'worker/features/stay-page/queries.ts',
  'worker/features/villas/editor/editor-queries.ts',
  'worker/features/villas/save/villa-parts.ts',
];

it('lets nobody else read what opens the door of a villa', () => {
  const readers = globSync(['worker/**/*.ts', 'site/**/*.{ts,astro}'], { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /villaPrivate\b|villa_private/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(readers.toSorted()).toEqual(READERS);
});
