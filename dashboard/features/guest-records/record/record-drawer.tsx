import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { TitledDrawer } from '#dashboard/form/form-drawer.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
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
  return (
    <TitledDrawer
      title={record?.name ?? 'Misafir'}
      onClose={onClose}
      actions={
        <Link to="/conversations/$id" params={{ id }} className={buttonClass('quiet')}>
          <MessagesSquare size={14} aria-hidden="true" />
          Konuşma
        </Link>
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
    </TitledDrawer>
  );
}
