import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import type { BulkAction } from '#dashboard/list/bulk-bar.tsx';
import { updateMessage } from './api.ts';

const mark = (read: boolean) => (row: MessageListItem) => updateMessage(row.id, { read });

/** Advertising can be recognised by its subject. */
export const MESSAGE_ACTIONS: BulkAction<MessageListItem>[] = [
  {
    label: 'Okundu say',
    done: 'okundu sayıldı',
    applies: ({ readAt }) => readAt === null,
    send: mark(true),
    undo: mark(false),
  },
  {
    label: 'Okunmadı say',
    done: 'okunmadı sayıldı',
    applies: ({ readAt }) => readAt !== null,
    send: mark(false),
    undo: mark(true),
  },
];
