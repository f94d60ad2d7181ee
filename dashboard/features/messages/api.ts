import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Message, ReplyInput, UpdateMessageInput } from '#domain/messages/admin-schema.ts';
import type { PublishQuestionInput } from '#domain/messages/questions.ts';
import type { adminMessageRoutes } from '#worker/features/messages/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { MessageSearch } from './search.ts';

const { messages } = apiClient<typeof adminMessageRoutes>('/').v1.admin.contact;

const LISTS = ['messages', 'list'] as const;
const detailKey = (id: string) => ['messages', 'detail', id] as const;

/** One page of what came through the contact form; new ones come in by themselves. */
export const messageRows = pagedList(
  LISTS,
  10,
  (search: MessageSearch, part) => messages.$get({ query: { ...search, ...part } }),
  30_000,
);

/** One message; the server marks it as read. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: () => messages[':id'].$get({ param: { id } }),
    staleTime: Infinity,
    // Every few seconds until the mail of an answer has been sent.
    refetchInterval: ({ state }) =>
      state.data?.replies.some(({ mail }) => mail === 'waiting') ? 3000 : false,
  });

export const updateMessage = (id: string, json: UpdateMessageInput) =>
  messages[':id'].$patch({ param: { id }, json });

/** Answers by mail; the same key twice is one mail. */
export const sendReply = (id: string, json: ReplyInput, key: string) =>
  messages[':id'].reply.$post({ param: { id }, header: { 'idempotency-key': key }, json });

/** The published version of a question and its answer. */
export const publishQuestion = (id: string, json: PublishQuestionInput) =>
  messages[':id'].question.$put({ param: { id }, json });

/** Shows the server's answer and refetches lists and counters. */
export function acceptMessage(client: QueryClient, message: Message): void {
  client.setQueryData(detailKey(message.id), message);
  refreshMessages(client);
}

export function refreshMessages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LISTS });
  void client.invalidateQueries({ queryKey: ['unread'] });
}
