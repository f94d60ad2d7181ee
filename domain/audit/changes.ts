import { formatDayShort, isDay, istanbulDay } from '#domain/values/dates.ts';
import { istanbulMinutes } from '#domain/values/istanbul-time.ts';
import { formatKurus, formatRate } from '#domain/values/money.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { COLUMN_LABELS } from './column-labels.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { MONEY_FIELDS, RATE_FIELDS } from './field-units.ts';

/** One changed field in words. Null means that the field was, or is now, empty. */
export type AuditChange = { field: string; before: string | null; after: string | null };

/** Rows of a list that are shown; the others are counted. */
const ROWS_SHOWN = 12;
/** Characters of a text that are shown. */
const TEXT_SHOWN = 600;

/**
 * What the audit log kept of a write, field by field, as a clerk reads it: labels in Turkish, money
 * in lira, days and moments in Istanbul. Fields that no dictionary knows keep their name.
 */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({
      field: fieldLabel(name),
      before: sayValue(name, was[name]),
      after: sayValue(name, is[name]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/**
 * The Turkish name of a field in camelCase or snake_case; an unknown field's own name as words:
 * "some field".
 */
export function fieldLabel(name: string): string {
  const joined = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (
    FIELD_LABELS[name] ??
    FIELD_LABELS[joined] ??
    COLUMN_LABELS[joined] ??
    joined.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  const isRecord = typeof value === 'object' && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : { text: value };
}

function sayValue(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return sayNumber(name, value);
  if (typeof value === 'string') return sayText(name, value);
  if (Array.isArray(value)) return sayList(name, value);
  return sayRecord(value as Record<string, unknown>);
}

function sayNumber(name: string, value: number): string {
  if (MONEY_FIELDS.has(name)) return formatKurus(value);
  if (RATE_FIELDS.has(name)) return formatRate(value);
  return String(value).replace('.', ',');
}

const STATUS_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(STATUS_LABELS));

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

function sayText(name: string, value: string): string {
  const status = name === 'status' && STATUS_WORDS.get(value);
  if (status) return status;
  if (RATE_FIELDS.has(name) && /^\d+$/.test(value)) return sayNumber(name, Number(value));
  if (value.length > TEXT_SHOWN) return `${value.slice(0, TEXT_SHOWN)}…`;
  if (isInstant(value)) return sayInstant(new Date(value));
  return isDay(value) ? formatDayShort(value) : value;
}

/** Text that only resembles an instant, or names an impossible date, stays as it is. */
function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDay(day) && isDay(istanbulDay(new Date(text)));
}

function sayInstant(instant: Date): string {
  const minutes = istanbulMinutes(instant);
  const time = `${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${formatDayShort(istanbulDay(instant))} ${time}`;
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** Scalars in one line, records each in its own. */
function sayList(name: string, values: readonly unknown[]): string | null {
  const said = values.slice(0, ROWS_SHOWN).flatMap((value) => sayValue(name, value) ?? []);
  if (said.length === 0) return null;
  const more = values.length - ROWS_SHOWN;
  const rest = more > 0 ? [`ve ${more} satır daha`] : [];
  const isOfRecords = values.some((value) => typeof value === 'object');
  return [...said, ...rest].join(isOfRecords ? '\n' : ', ');
}

/**
 * A row of a list: "Başlangıç 1 Haz 2028 · Gecelik 12.500 ₺"; a text block is shown as its text.
 */
function sayRecord(record: Record<string, unknown>): string | null {
  if (typeof record.type === 'string' && typeof record.text === 'string') {
    return sayValue('text', record.text);
  }
  const parts = Object.entries(record).flatMap(([name, value]) => {
    const said = name === 'id' ? null : sayValue(name, value);
    return said === null ? [] : [`${fieldLabel(name)}: ${said}`];
  });
  return parts.length > 0 ? parts.join(' · ') : null;
}
