import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { MessageAsked } from '#domain/desk/call/message.ts';
import { AttendanceStrip } from '#dashboard/shared/assignments/attendance-strip.tsx';
import { TitledDrawer } from '#dashboard/form/form-drawer.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
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
  return (
    <TitledDrawer
      title={record?.name ?? 'Konuşma'}
      onClose={onClose}
      actions={
        <Link to="/guests/$id" params={{ id }} className={buttonClass('quiet')}>
          <UserRound size={14} aria-hidden="true" />
          Misafir
        </Link>
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
    </TitledDrawer>
  );
}
