import type { Message, UpdateMessageInput } from '#domain/messages/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getMessageRow } from './queries.ts';

/** A message, marked as read; only the first reading writes. @throws `NOT_FOUND` */
export async function readMessage(deps: Deps, id: string, actor: Actor): Promise<Message> {
  const message = await getMessageRow(deps.db, id);
  return message.readAt === null ? save(deps, message, { read: true }, actor) : message;
}

/** A clerk marks a message as answered or read, or removes the mark. @throws `NOT_FOUND` */
export async function updateMessage(
  deps: Deps,
  id: string,
  input: UpdateMessageInput,
  actor: Actor,
): Promise<Message> {
  return save(deps, await getMessageRow(deps.db, id), input, actor);
}

/** An answered message is also read; an existing mark keeps its time. */
async function save(
  { db, clock }: Deps,
  current: Message,
  { answered, read = answered === true ? true : undefined }: UpdateMessageInput,
  actor: Actor,
): Promise<Message> {
  const write = beginWrite({ db, clock }, actor);
  const { at } = write;
  const marks = {
    readAt: read === undefined ? current.readAt : read ? (current.readAt ?? at) : null,
    answeredAt:
      answered === undefined ? current.answeredAt : answered ? (current.answeredAt ?? at) : null,
  };
  const { before, after, any } = changedFields(current, marks);
  if (!any) return current;
  await write.run([
    write.updateOne(contactMessages, { id: current.id }, marks, () =>
      notFound('Böyle bir mesaj yok.'),
    ),
    write.audit(answered === undefined ? 'message.read' : 'message.answer', current.id, {
      before,
      after,
    }),
  ]);
  return { ...current, ...marks };
}
