import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '#dashboard/features/blog/post-screen.tsx';

export const Route = createFileRoute('/_shell/blog/$id')({ component: OpenPost });

function OpenPost() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return <PostScreen key={id} id={id} onDone={() => void navigate({ to: '/blog' })} />;
}
