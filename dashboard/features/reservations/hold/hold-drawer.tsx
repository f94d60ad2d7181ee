import { useState } from 'react';
import type { ClerkReservation } from '#domain/reservations/admin-schema.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { HeldPanel } from './held-panel.tsx';
import { HoldForm, type HoldStart } from './hold-form.tsx';

type Props = { start: HoldStart; onClose: () => void };

/** Holding nights during a call, up to the payment instructions. */
export function HoldDrawer({ start, onClose }: Props) {
  const [held, setHeld] = useState<ClerkReservation | null>(null);
  const title = start.status === 'option' ? 'Opsiyona al' : 'Talep oluştur';
  return (
    <FormDrawer title={title} onClose={onClose}>
      {held === null ? (
        <HoldForm start={start} onCancel={onClose} onHeld={setHeld} />
      ) : (
        <HeldPanel held={held} onClose={onClose} />
      )}
    </FormDrawer>
  );
}
