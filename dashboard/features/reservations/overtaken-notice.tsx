import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { STATUS_LABELS } from '#domain/reservations/status.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { timeOfDay } from '#dashboard/ui/instant.ts';
import { actorOf } from './history-section.tsx';
import { notesOf } from './notes.ts';

type Props = {
  /** As it was when editing began. */
  base: ReservationDetail;
  /** As the server has it now. */
  current: ReservationDetail;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Who was faster and what they changed; what was typed here is still in the form above. */
export function OvertakenNotice({ base, current, onKeepMine, onTakeTheirs }: Props) {
  const moved = current.history.at(-1);
  const isMove = moved !== undefined && moved.id !== base.history.at(-1)?.id;
  const [before, now] = [notesOf(base), notesOf(current)];
  const isNote = before.note !== now.note || before.agencyNote !== now.agencyNote;
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="font-medium">
        {isMove
          ? `${actorOf(moved)} ${timeOfDay(moved.at)} itibarıyla durumu “${STATUS_LABELS[moved.to]}” yaptı.`
          : 'Siz yazarken başka bir kullanıcı bu kaydı değiştirdi.'}
      </p>
      {isNote && (
        <p className="whitespace-pre-line text-ink">
          Kayıttaki acente notu: {now.agencyNote || '(boş)'}
          {before.note !== now.note && `\nKayıttaki misafir notu: ${now.note || '(boş)'}`}
        </p>
      )}
      <p className="text-ink">Yazdıklarınız duruyor.</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onTakeTheirs}>Kayıttakini al</Button>
        <Button look="primary" onClick={onKeepMine}>
          Benimkini kaydet
        </Button>
      </div>
    </div>
  );
}
