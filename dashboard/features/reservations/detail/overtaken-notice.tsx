import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { describeOvertaking } from './history.ts';
import { notesOf } from './notes.ts';

type Props = {
  /** As it was when editing began. */
  base: ReservationDetail;
  /** As the server has it now. */
  current: ReservationDetail;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Who saved first and what they changed; the text typed here is still in the form above. */
export function OvertakenNotice({ base, current, onKeepMine, onTakeTheirs }: Props) {
  const [before, now] = [notesOf(base), notesOf(current)];
  const isNote = before.note !== now.note || before.agencyNote !== now.agencyNote;
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="font-medium">{describeOvertaking(base, current)}</p>
      {isNote && (
        <p className="whitespace-pre-line text-ink">
          Kayıttaki acenta notu: {now.agencyNote || '(boş)'}
          {before.note !== now.note && `\nKayıttaki misafir notu: ${now.note || '(boş)'}`}
        </p>
      )}
      <p className="text-ink">Yazdıklarınız duruyor.</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onTakeTheirs}>Kayıttakini al</Button>
        <Button variant="primary" onClick={onKeepMine}>
          Benimkini kaydet
        </Button>
      </div>
    </div>
  );
}
