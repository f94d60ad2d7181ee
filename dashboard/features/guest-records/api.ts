import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  GuestMailInput,
  GuestNoteInput,
  GuestRecord,
  GuestThread,
  GuestWhatsappInput,
  MergeInput,
  TranslateMessageInput,
  UpdateGuestRecordInput,
} from '#domain/guest-records/schema.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { adminGuestRecordRoutes } from '#worker/features/guest-records/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { GuestRecordSearch } from './search.ts';

const { 'guest-records': records, 'guest-merges': merges } =
  apiClient<typeof adminGuestRecordRoutes>('/').v1.admin;
const one = records[':id'];

const LISTS = ['guest-records', 'list'] as const;
const recordKey = (id: string) => ['guest-records', 'record', id] as const;
const threadKey = (id: string) => ['guest-records', 'thread', id] as const;

/** One page of guest records; new messages move their guest up automatically. */
export const guestRecords = pagedList(
  LISTS,
  20,
  (search: GuestRecordSearch, part) => records.$get({ query: { ...search, ...part } }),
  30_000,
);

/** The same of those with whom something was said. */
export const conversations = pagedList(
  [...LISTS, 'inbox'],
  20,
  (search: GuestRecordSearch, part) => records.$get({ query: { ...search, inbox: '1', ...part } }),
  30_000,
);

/** The first matches of a name, a phone or an address, for the command palette. */
export const guestMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['guest-records', 'matches', typed],
    queryFn: () => records.$get({ query: { q: typed, skip: '0', take: '6' } }),
    enabled: typed.length >= 2,
    placeholderData: keepPreviousData,
  });

export const guestRecordQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey(id),
    queryFn: () => one.$get({ param: { id } }),
  });

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: () => one.thread.$get({ param: { id } }),
    // Every few seconds until a mail has been sent; otherwise at intervals, for colleagues' and
    // guests' messages.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ kind, state }) => kind === 'mail' && state === 'waiting')
        ? 3000
        : 30_000,
  });

export const updateGuestRecord = (id: string, json: UpdateGuestRecordInput) =>
  one.$put({ param: { id }, json });

export const writeNote = (id: string, json: GuestNoteInput, key: string) =>
  one.notes.$post({ param: { id }, header: { 'idempotency-key': key }, json });

export const mailGuest = (id: string, json: GuestMailInput, key: string) =>
  one.mail.$post({ param: { id }, header: { 'idempotency-key': key }, json });

/** @throws ApiError `WHATSAPP_WINDOW_CLOSED`, `GUEST_WITHOUT_PHONE` */
export const whatsappGuest = (id: string, json: GuestWhatsappInput, key: string) =>
  one.whatsapp.$post({ param: { id }, json, header: { 'idempotency-key': key } });

/** @throws ApiError `NO_TRANSLATOR`, `TRANSLATOR_UNREACHABLE` */
export const translateMessage = (id: string, json: TranslateMessageInput) =>
  one.translate.$post({ param: { id }, json });

/** What a message says in Turkish; asked for once, since each text costs money. */
export const messageInTurkishQuery = (id: string, item: { id: string; text: string }) =>
  queryOptions({
    queryKey: ['guest-records', 'in-turkish', item.id],
    queryFn: () => translateMessage(id, { text: item.text, to: FIRST_LANGUAGE }),
    staleTime: Infinity,
    retry: false,
  });

export const previewMerge = (id: string, gone: string) =>
  one.merge.preview.$post({ param: { id }, json: { gone } });

export const mergeRecords = (id: string, json: MergeInput) =>
  one.merge.$post({ param: { id }, json });

export const undoMerge = (id: string) => merges[':id'].undo.$post({ param: { id } });

/** Shows the server's answer and refetches the lists. */
export function acceptRecord(client: QueryClient, record: GuestRecord): void {
  client.setQueryData(recordKey(record.id), record);
  void client.invalidateQueries({ queryKey: LISTS });
  void client.invalidateQueries({ queryKey: ['desk', 'guest'] });
}

/** The same when rows were added or removed by a merge. */
export function acceptMerge(client: QueryClient, record: GuestRecord): void {
  acceptRecord(client, record);
  void client.invalidateQueries({ queryKey: ['guest-records'] });
}

export function acceptThread(client: QueryClient, id: string, thread: GuestThread): void {
  client.setQueryData(threadKey(id), thread);
  void client.invalidateQueries({ queryKey: LISTS });
  void client.invalidateQueries({ queryKey: ['messages'] });
}
