import { useQueryClient } from '@tanstack/react-query';
import { type AdminComment, CommentReplyInput } from '#domain/comments/admin-schema.ts';
import { REPLY_LABELS, standsAtOnce } from '#domain/comments/reply.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { answerComment, COMMENTS, setReplyActivity } from './api.ts';

/** The reply of the house: the current one, and the field to edit it. */
export function ReplySection({ comment }: { comment: AdminComment }) {
  const mayPublish = usePermission('comments.write');
  const { reply } = comment;
  // Owners cannot overwrite the agency's answer.
  const mayWrite = mayPublish || reply?.from !== 'agency';
  return (
    <section className="grid gap-3 border-t border-line pt-3">
      <h3 className="font-medium">Evin yanıtı</h3>
      {reply && (
        <div className="grid gap-1 rounded-md bg-sunken px-3 py-2">
          <p className="flex flex-wrap justify-between gap-2 text-xs text-soft">
            <span>
              {REPLY_LABELS[reply.from]} · {formatTimestamp(reply.at)}
            </span>
            <span className={reply.active ? 'text-green' : 'text-amber'}>
              {reply.active ? 'Yayında' : 'Onay bekliyor'}
            </span>
          </p>
          <p className="break-words whitespace-pre-line">{reply.text}</p>
          {mayPublish && <ReplyActivity id={comment.id} active={reply.active} />}
        </div>
      )}
      {mayWrite && <ReplyForm key={reply?.at ?? ''} comment={comment} mayPublish={mayPublish} />}
    </section>
  );
}

function ReplyActivity({ id, active }: { id: number; active: boolean }) {
  const { mutate, isPending } = useSend({
    send: () => setReplyActivity(id, !active),
    done: active ? 'Yanıt yayından kaldırıldı' : 'Yanıt yayında',
    changes: [COMMENTS],
  });
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()}>
        {active ? 'Yanıtı yayından kaldır' : 'Yanıtı yayımla'}
      </Button>
    </div>
  );
}

function ReplyForm({ comment, mayPublish }: { comment: AdminComment; mayPublish: boolean }) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: CommentReplyInput,
    defaults: { text: comment.reply?.text ?? '' },
    draft: `comment:${comment.id}:reply`,
    save: (input) => answerComment(comment.id, input),
    onSaved: () => void client.invalidateQueries({ queryKey: COMMENTS }),
    done: standsAtOnce(mayPublish ? 'agency' : 'owner')
      ? 'Yanıtınız yayında'
      : 'Yanıtınız acentanın onayını bekliyor',
  });
  return (
    <SaveForm {...state} label="Yanıtla">
      <TextArea
        label="Yanıtınız"
        hint={
          mayPublish
            ? 'Yorumun altında görünür. Boş kaydederseniz yanıt kalkar.'
            : 'Acenta okuyunca yorumun altında görünür. Misafirin adını, telefonunu ya da başka bir bilgisini yazmayın.'
        }
        rows={4}
        maxLength={1500}
        {...form.register('text')}
      />
    </SaveForm>
  );
}
