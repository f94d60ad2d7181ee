import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isDay } from '#domain/values/dates.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { planWork } from './api.ts';

export function PlanDialog({ day: first, onClose }: { day: string; onClose: () => void }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [villaId, setVillaId] = useState<number | null>(null);
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(first);
  const [isUrgent, setUrgent] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const planned = {
        villa_id: villaId ?? 0,
        title: title.trim(),
        day,
        before_arrival: isUrgent,
      };
      return planWork(planned, keyOf(planned));
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['house-tasks'] });
      notify.success('İş eklendi');
      onClose();
    },
  });
  return (
    <DialogForm
      title="İş ekle"
      text="Bir evde yapılacak bakım ya da onarım."
      onClose={onClose}
      action="Ekle"
      busy={isPending}
      disabled={villaId === null || title.trim().length < 3 || !isDay(day)}
      error={error}
      onSubmit={() => mutate()}
    >
      <Field label="Villa">
        <VillaPicker value={villaId} onChange={setVillaId} />
      </Field>
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
    </DialogForm>
  );
}
