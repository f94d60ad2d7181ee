import { useState } from 'react';
import { isDay } from '#domain/values/dates.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { planWork } from './api.ts';

export function PlanDialog({ day: first, onClose }: { day: string; onClose: () => void }) {
  const keyOf = useIdempotencyKey();
  const [villaId, setVillaId] = useState<number | null>(null);
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(first);
  const [isUrgent, setUrgent] = useState(false);
  return (
    <ActionDialog
      title="İş ekle"
      text="Bir evde yapılacak bakım ya da onarım."
      onClose={onClose}
      action="Ekle"
      disabled={villaId === null || title.trim().length < 3 || !isDay(day)}
      send={() => {
        const planned = {
          villa_id: villaId ?? 0,
          title: title.trim(),
          day,
          before_arrival: isUrgent,
        };
        return planWork(planned, keyOf(planned));
      }}
      done="İş eklendi"
      changes={[['house-tasks']]}
    >
      <VillaPicker label="Villa" value={villaId} onChange={setVillaId} />
      <TextInput
        label="Ne yapılacak"
        required
        minLength={3}
        maxLength={160}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <DayInput label="Gün" value={day} onChange={setDay} />
      <Tick checked={isUrgent} onChange={({ target }) => setUrgent(target.checked)}>
        Misafir gelmeden bitmeli
      </Tick>
    </ActionDialog>
  );
}
