import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRound, X } from 'lucide-react';
import type { MessageAsked } from '#domain/desk/call/message.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { AttendanceStrip } from '#dashboard/shared/assignments/attendance-strip.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { buttonClass, IconButton } from '#dashboard/ui/button.tsx';
import { Drawer, DrawerSection } from '#dashboard/ui/drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { guestRecordQuery } from '../api.ts';
import { RefusalSection } from '../record/refusal-section.tsx';
import { StaysSection } from '../record/stays-section.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';

type Props = {
  id: string;
  understand: (text: string) => MessageAsked | null;
  onClose: () => void;
};

/** One thread a guest, their stays below it, and the ways to answer. */
export function ConversationDrawer({ id, understand, onClose }: Props) {
  const query = useQuery(guestRecordQuery(id));
  const record = query.data;
  useShortcuts({ Escape: onClose });
  return (
    <Drawer
      labelledBy="conversation-name"
      header={
        <div className="flex items-center gap-2">
          <h2 id="conversation-name" className="min-w-0 flex-1 truncate text-base font-semibold">
            {record?.name ?? 'Konuşma'}
          </h2>
          <Link to="/guests/$id" params={{ id }} className={buttonClass('quiet')}>
            <UserRound size={14} aria-hidden="true" />
            Misafir
          </Link>
          <Tooltip text="Kapat" keys="Esc" align="end">
            <IconButton label="Kapat" keys="Escape" onClick={onClose}>
              <X size={16} />
            </IconButton>
          </Tooltip>
        </div>
      }
      footer={record && <ReplyForm record={record} />}
    >
      <RowBody
        query={query}
        row={record}
        missing="Konuşma bulunamadı"
        missingText="Başka bir kayıtla birleştirilmiş ya da verileri silinmiş olabilir."
      >
        {(open) => (
          <>
            <AttendanceStrip kind="guest" id={id} />
            {open.refused && <RefusalSection record={open} />}
            <DrawerSection title="Konuşma">
              <Thread id={id} understand={understand} />
            </DrawerSection>
            <StaysSection record={open} />
          </>
        )}
      </RowBody>
    </Drawer>
  );
}
