import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BlogPost } from '#domain/blog/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { BLOG, deletePost } from './api.ts';

export function DeletePost({ post, onDone }: { post: BlogPost; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: () => {
      notify.success('Yazı silindi');
      void client.invalidateQueries({ queryKey: BLOG });
      onDone();
    },
  });
  return (
    <DeleteButton
      title="Bu yazı silinsin mi?"
      text={`“${post.title}” siteden kalkar ve adresi boş kalır. Yalnız gizlemek için yayından kaldırın.`}
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
