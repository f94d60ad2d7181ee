import {
  type ListSearch,
  parseListSearch,
  searchDay,
  searchId,
  searchText,
} from '#dashboard/list/filters/list-search.ts';

export type AuditSearch = Omit<ListSearch, 'order'> & {
  order?: 'created' | '-created' | undefined;
  /** The kind of record: `villa`. */
  subject?: string | undefined;
  /** With `subject`: a single record. */
  entity_id?: string | undefined;
  user_id?: string | undefined;
  date1?: string | undefined;
  date2?: string | undefined;
};

export const PAGE_ROWS = 50;
export const DEFAULT_ORDER = '-created';

/**
 * The log's vocabulary is large, so any subject is accepted in the address; an unknown one finds
 * nothing.
 */
const readSubject = (raw: unknown): string | undefined =>
  /^[a-z_]{1,40}$/.test(String(raw ?? '')) ? String(raw) : undefined;

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return {
    ...(parseListSearch(raw, ['created']) as Pick<AuditSearch, 'q' | 'order' | 'page'>),
    subject: readSubject(raw.subject),
    entity_id: searchText(raw.entity_id, 100),
    user_id: searchId(raw.user_id),
    date1: searchDay(raw.date1),
    date2: searchDay(raw.date2),
  };
}

/** The filters as the API takes them: everything whose action begins with the subject. */
export function toAuditFilters({ subject, page: _page, ...filters }: AuditSearch) {
  return { ...filters, ...(subject && { action: `${subject}.` }) };
}
