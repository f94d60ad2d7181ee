import type { AdminComment } from '#domain/comments/admin-schema.ts';
import type { BulkAction } from '#dashboard/list/bulk-bar.tsx';
import { setCommentActivity } from './api.ts';

const publish = ({ id }: AdminComment) => setCommentActivity(id, true);
const hide = ({ id }: AdminComment) => setCommentActivity(id, false);

/** Reviews come in bursts, after the departures of a season. */
export const COMMENT_ACTIONS: BulkAction<AdminComment>[] = [
  {
    label: 'Yayınla',
    done: 'yayınlandı',
    applies: ({ active }) => !active,
    send: publish,
    undo: hide,
  },
  {
    label: 'Yayından kaldır',
    done: 'yayından kaldırıldı',
    applies: ({ active }) => active,
    send: hide,
    undo: publish,
  },
];
