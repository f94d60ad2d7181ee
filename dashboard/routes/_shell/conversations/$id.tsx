import { createFileRoute } from '@tanstack/react-router';
import { useUnderstanding } from '#dashboard/features/desk/understand-message.ts';
import { ConversationDrawer } from '#dashboard/features/guest-records/thread/conversation-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/conversations/$id')({ component: OpenConversation });

function OpenConversation() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const understand = useUnderstanding();
  async function close() {
    await navigate({ to: '/conversations', search: (search) => search });
    focusRow(id);
  }
  return (
    <ConversationDrawer key={id} id={id} understand={understand} onClose={() => void close()} />
  );
}
