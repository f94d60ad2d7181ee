import { getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { documents, teamMembers } from '#drizzle/schema/content.ts';
import { pictureHooks } from '#worker/features/ordered-lists/pictures.ts';
import { FILE_COLUMNS } from './file-columns.ts';

const schema = import.meta.glob<Record<string, unknown>>('../../../../drizzle/schema/*.ts', {
  eager: true,
});
const columns = Object.values(schema)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, SQLiteTable))
  .flatMap((table) => Object.values(getTableColumns(table)));

it('has every column that is called as a file is, so that the sweep leaves its files', () => {
  const called = columns.filter(({ name }) =>
    /^(image|picture|photo|logo|cover|file|receipt|proof)$/.test(name),
  );
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((column) => !FILE_COLUMNS.includes(column))).toEqual([]);
});

it('has no picture of a list missing, whatever it is called', () => {
  expect(() => pictureHooks(teamMembers, ['image'])).not.toThrow();
  expect(() => pictureHooks(documents, ['title'])).toThrow('FILE_COLUMNS lacks documents.title');
});
