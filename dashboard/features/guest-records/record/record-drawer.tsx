import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare, X } from 'lucide-react';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { buttonClass, IconButton } from '#dashboard/ui/button.tsx';
import { Drawer, DrawerSection } from '#dashboard/ui/drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { guestRecordQuery } from '../api.ts';
import { NoteForm } from '../thread/note-form.tsx';
import { Thread } from '../thread/thread.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DoublesSection } from './doubles-section.tsx';
import { RefusalSection } from './refusal-section.tsx';
import { StaysSection } from './stays-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { TagsSection } from './tags-section.tsx';

type Props = { id: string; onClose: () => void };

/** A guest record: contacts, tags, stays, money, and the thread. */
export default function RecordDrawer({ id, onClose }: Props) {
  const query = useQuery(guestRecordQuery(id));
  const record = query.data;
  useShortcuts({ Escape: onClose });
  return (
    <Drawer
      labelledBy="guest-name"
      header={
        <div className="flex items-center gap-2">
          <h2 id="guest-name" className="min-w-0 flex-1 truncate text-base font-semibold">
            {record?.name ?? 'Misafir'}
          </h2>
          <Link to="/conversations/$id" params={{ id }} className={buttonClass('quiet')}>
            <MessagesSquare size={14} aria-hidden="true" />
            Konuşma
          </Link>
          <Tooltip text="Kapat" keys="Esc" align="end">
            <IconButton label="Kapat" keys="Escape" onClick={onClose}>
              <X size={16} />
            </IconButton>
          </Tooltip>
        </div>
      }
    >
      <RowBody
        query={query}
        row={record}
        missing="Misafir bulunamadı"
        missingText="Başka bir kayıtla birleştirilmiş ya da verileri silinmiş olabilir."
      >
        {(open) => (
          <>
            {open.refused && <RefusalSection record={open} />}
            <ContactsSection record={open} />
            <LanguageSection record={open} />
            <TagsSection record={open} />
            <DoublesSection record={open} />
            <StaysSection record={open} />
            <DrawerSection title="Notlar ve yazışmalar">
              <Thread id={id} />
              <NoteForm id={id} />
            </DrawerSection>
            <ConsentsSection record={open} />
            {!open.refused && <RefusalSection record={open} />}
          </>
        )}
      </RowBody>
    </Drawer>
  );
}
