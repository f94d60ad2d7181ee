import { createFileRoute } from '@tanstack/react-router';
import { CommentDrawer } from '#dashboard/features/comments/comment-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/comments/$id')({ component: OpenComment });

function OpenComment() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/comments', search: (search) => search });
    focusRow(id);
  }
  return <CommentDrawer key={id} id={id} onClose={() => void close()} />;
}
