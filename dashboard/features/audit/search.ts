import {
  listSearchOf,
  searchDay,
  searchId,
  textUpTo,
} from '#dashboard/list/filters/list-search.ts';

export const parseAuditSearch = listSearchOf(['created'], {
  /** The kind of record: `villa`. The log has many; an unknown one finds nothing. */
  subject: (value: unknown) =>
    /^[a-z_]{1,40}$/.test(String(value ?? '')) ? String(value) : undefined,
  /** With `subject`: a single record. */
  entity_id: textUpTo(100),
  user_id: searchId,
  date1: searchDay,
  date2: searchDay,
});
export type AuditSearch = ReturnType<typeof parseAuditSearch>;

/** The filters as the API takes them: everything whose action begins with the subject. */
export function toAuditFilters({ subject, page: _page, ...filters }: AuditSearch) {
  return { ...filters, ...(subject && { action: `${subject}.` }) };
}
