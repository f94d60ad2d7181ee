import type { RowProps } from '#dashboard/app/screen.ts';
import { useUnderstanding } from '#dashboard/features/desk/understand-message.ts';
import { ConversationDrawer } from '#dashboard/features/guest-records/thread/conversation-drawer.tsx';

export default function OpenConversation({ id, onClose }: RowProps) {
  const understand = useUnderstanding();
  return <ConversationDrawer id={id} understand={understand} onClose={onClose} />;
}
