import {
  Column,
  getTableName,
  is,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Table,
} from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

type Written = { sql: string; params: unknown[] };
type Writer = (part: object, into: Written) => void;

/**
 * Drizzle's dialect with a quicker pen. Drizzle asks of every part of a statement which of a dozen
 * classes it is, one after the other, and copies text and values of each level into the next: that
 * costs several times what the database needs for most statements. Here it is asked once a class,
 * and everything goes into one text. What is rare is left to Drizzle.
 */
class QuickDialect extends SQLiteAsyncDialect {
  override sqlToQuery(query: SQL, invokeSource?: 'indexes') {
    if (invokeSource !== undefined) return super.sqlToQuery(query, invokeSource);
    const written: Written = { sql: '', params: [] };
    writePart(query, written);
    return written;
  }
}

/** The one dialect of all statements. */
export const dialect = new QuickDialect();

/** How the parts of a class are written, by its prototype. */
const writers = new Map<unknown, Writer>();

function writePart(part: unknown, into: Written): void {
  if (part === undefined) return;
  if (typeof part !== 'object' || part === null) return writeValue(part, into);
  const prototype: unknown = Object.getPrototypeOf(part);
  let write = writers.get(prototype);
  if (write === undefined) writers.set(prototype, (write = writerOf(part)));
  write(part, into);
}

function writeValue(value: unknown, into: Written): void {
  into.sql += '?';
  into.params.push(value);
}

function writeName(name: string, into: Written): void {
  into.sql += `"${name}"`;
}

/** Drizzle's own order of questions. */
function writerOf(part: object): Writer {
  if (is(part, StringChunk)) return writeText as Writer;
  if (is(part, Name)) return ((name: Name, into) => writeName(name.value, into)) as Writer;
  if (Array.isArray(part)) return writeList as Writer;
  if (is(part, SQL)) return writeStatement as Writer;
  if (is(part, Table))
    return ((table: Table, into) => writeName(getTableName(table), into)) as Writer;
  if (is(part, Column)) return writeColumn as Writer;
  if (is(part, Param)) return writeParam as Writer;
  if (is(part, Placeholder)) return writeValue;
  return leaveToDrizzle;
}

function writeText({ value }: StringChunk, into: Written): void {
  for (const text of value) into.sql += text;
}

function writeList(parts: readonly unknown[], into: Written): void {
  into.sql += '(';
  for (const [i, part] of parts.entries()) {
    if (i > 0) into.sql += ', ';
    writePart(part, into);
  }
  into.sql += ')';
}

function writeStatement(statement: SQL, into: Written): void {
  if ((statement as unknown as { shouldInlineParams: boolean }).shouldInlineParams) {
    return leaveToDrizzle(statement, into);
  }
  for (const part of statement.queryChunks) writePart(part, into);
}

function writeColumn(column: Column, into: Written): void {
  into.sql += `"${getTableName(column.table)}"."${column.name}"`;
}

function writeParam(param: Param, into: Written): void {
  const { value, encoder } = param;
  // Filled in later, by what encodes it.
  if (is(value, Placeholder)) return writeValue(param, into);
  const encoded = value === null ? null : encoder.mapToDriverValue(value);
  if (is(encoded, SQL)) writePart(encoded, into);
  else writeValue(encoded, into);
}

const drizzleOwn = new SQLiteAsyncDialect();

function leaveToDrizzle(part: object, into: Written): void {
  const { sql, params } = drizzleOwn.sqlToQuery(new SQL([part as SQL]));
  into.sql += sql;
  into.params.push(...params);
}
