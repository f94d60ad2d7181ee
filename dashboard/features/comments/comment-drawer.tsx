import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { CATEGORY_LABELS, REVIEW_CATEGORIES } from '#domain/comments/categories.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { FactList } from '#dashboard/ui/fact-list.tsx';
import { commentQuery, COMMENTS, deleteComment, setCommentActivity } from './api.ts';
import { Photos } from './photos.tsx';
import { ReplySection } from './reply-form.tsx';
import { Stars } from './stars.tsx';

/** One comment beside the list: whole, with what is known of who wrote it. */
export default function CommentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(commentQuery(id));
  const comment = query.data;
  const mayWrite = usePermission('comments.write');
  return (
    <RowDrawer
      title={comment?.author ?? 'Yorum'}
      onClose={onClose}
      actions={
        comment &&
        mayWrite && (
          <DeleteRow
            title={`${comment.author} yorumu silinsin mi?`}
            text="Villanın sayfasından ve puan ortalamasından çıkar. Yalnız gizlemek için yayından kaldırın."
            send={() => deleteComment(comment.id)}
            done="Yorum silindi"
            changes={[COMMENTS]}
            onDone={onClose}
          />
        )
      }
      query={query}
      row={comment}
      missing="Yorum bulunamadı"
      waiting="h-48"
    >
      {(row) => <CommentBody comment={row} mayWrite={mayWrite} />}
    </RowDrawer>
  );
}

type BodyProps = { comment: AdminComment; mayWrite: boolean };

function CommentBody({ comment, mayWrite }: BodyProps) {
  const { mutate, isPending } = useSend({
    send: (active: boolean) => setCommentActivity(comment.id, active),
    done: (_answer, active) => (active ? 'Yorum yayında' : 'Yorum yayından kaldırıldı'),
    changes: [COMMENTS],
  });
  const facts = [
    ['Villa', comment.villa_name],
    ['Konaklama', comment.stayedOn && formatShownDay(comment.stayedOn)],
    ['E-posta', comment.email],
    ['Rezervasyon', mayWrite ? (comment.reservation_id ?? 'Arkasında bir konaklama yok') : null],
    ['Yazıldı', formatTimestamp(comment.createdAt)],
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between">
        <Stars rating={comment.rating} />
        <span className={comment.active ? 'text-green' : 'text-amber'}>
          {comment.active ? 'Yayında' : 'Yayında değil'}
        </span>
      </div>
      <p className="break-words whitespace-pre-line">{comment.text}</p>
      <ScoreList scores={comment.scores} />
      <FactList facts={facts} className="border-t border-line pt-3" />
      <div className="flex flex-wrap items-center gap-3">
        {mayWrite && (
          <Button
            variant={comment.active ? 'plain' : 'primary'}
            busy={isPending}
            onClick={() => mutate(!comment.active)}
          >
            {comment.active ? 'Yayından kaldır' : 'Yayımla'}
          </Button>
        )}
        <a
          className="inline-flex items-center gap-1 text-accent hover:underline fingertip"
          href={`/villa/${comment.villa_slug}#yorumlar`}
          target="_blank"
          rel="noreferrer"
        >
          Villanın sayfası
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </div>
      {mayWrite && <Photos comment={comment} />}
      <ReplySection comment={comment} />
    </div>
  );
}

function ScoreList({ scores }: Pick<AdminComment, 'scores'>) {
  const facts = REVIEW_CATEGORIES.flatMap((category) => {
    const score = scores[category];
    return score === undefined
      ? []
      : [[CATEGORY_LABELS[category], <Stars key={category} rating={score} />] as const];
  });
  return facts.length > 0 && <FactList facts={facts} className="border-t border-line pt-3" />;
}
