import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { NewReservationForm, type ReservationStart } from './new-reservation-form.tsx';

type Props = {
  /** Known values: the villa of a filter, nights selected in the calendar. */
  start: ReservationStart;
  onClose: () => void;
  onCreated: (id: string) => void;
};

/** A stay taken down for a guest on the phone, beside the list. */
export function NewReservationDrawer({ start, onClose, onCreated }: Props) {
  return (
    <FormDrawer title="Yeni rezervasyon" onClose={onClose}>
      <NewReservationForm start={start} onCancel={onClose} onCreated={onCreated} />
    </FormDrawer>
  );
}
