import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { listDrafts } from '#dashboard/app/form-draft.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { notesDraft } from './notes.ts';

const loadForm = () => import('./notes-form.tsx');
const NotesForm = lazy(loadForm);

type Props = { detail: ReservationDetail; editable: boolean };

/** The guest's request and the agency's note; an unsaved draft opens the form, which offers it. */
export function NotesSection({ detail, editable }: Props) {
  const [editing, setEditing] = useState(
    () => editable && listDrafts(notesDraft(detail.id)).length > 0,
  );
  useShortcuts({ n: () => setEditing(true) }, { enabled: editable && !editing });
  const notes = <Notes detail={detail} />;
  return (
    <DrawerSection
      title="Notlar"
      action={
        editable &&
        !editing && (
          <Tooltip text="Notları düzenle" keys="n" align="end">
            <IconButton
              label="Notları düzenle"
              keys="n"
              className="!h-6 !w-6"
              onPointerEnter={() => void loadForm()}
              onFocus={() => void loadForm()}
              onClick={() => setEditing(true)}
            >
              <Pencil size={14} />
            </IconButton>
          </Tooltip>
        )
      }
    >
      {editing ? (
        <Suspense fallback={notes}>
          <NotesForm detail={detail} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        notes
      )}
    </DrawerSection>
  );
}

function Notes({ detail }: { detail: ReservationDetail }) {
  const { agencyNote, customer } = detail;
  if (!customer.note && !agencyNote) return <p className="text-soft">Not yok.</p>;
  return (
    <div className="grid gap-2">
      {customer.note && <Note title="Misafirin notu" text={customer.note} />}
      {agencyNote && <Note title="Acenta notu (misafir görmez)" text={agencyNote} />}
    </div>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-xs text-soft">{title}</p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
