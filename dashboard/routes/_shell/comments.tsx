import { createFileRoute, useParams } from '@tanstack/react-router';
import { commentListQuery } from '#dashboard/features/comments/api.ts';
import { CommentList } from '#dashboard/features/comments/comment-list.tsx';
import { parseCommentSearch } from '#dashboard/features/comments/search.ts';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';

export const Route = createFileRoute('/_shell/comments')({
  validateSearch: parseCommentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(commentListQuery(deps)),
  component: Comments,
});

function Comments() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <CommentList search={Route.useSearch()} openId={openId} villas={useVillaChoices()} />
    </ListWithDrawer>
  );
}
