import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_OPTION_HOURS } from '#domain/reservation-status.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { reservationsChanged } from '../api.ts';
import { Caution } from '../detail/stay-facts.tsx';
import { OptionExpiryField } from '../transition/option-expiry-field.tsx';
import { fromLocalField, toLocalField } from '#dashboard/form/local-instant.ts';
import { inHours } from '../transition/option-expiry.ts';
import { RESERVATION_ACTIONS, type ReservationAction } from './reservation-actions.ts';
import { OutcomeList } from './outcome-list.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Props = {
  rows: ReservationListItem[];
  /** `hasActed`: something was attempted, so the selection is no longer needed. */
  onClose: (hasActed: boolean) => void;
};

const allowed = (action: ReservationAction, rows: ReservationListItem[]) =>
  rows.filter((row) => action.refuse(row) === null);

/** A warning, because a clerk may confirm without payment on purpose. */
function unpaidWarning(rows: ReservationListItem[]): string | null {
  const unpaid = rows.filter(({ paid }) => paid <= 0).length;
  return unpaid === 0
    ? null
    : `${unpaid} rezervasyon için hiç ödeme alınmadı: 0 ₺. Onaylarsanız geceleri kesin olarak dolar.`;
}

/** One action on many reservations: what it will do to which of them, then what it did. */
export default function BulkDialog({ rows: chosen, onClose }: Props) {
  const client = useQueryClient();
  // The question is about the rows at the time they were selected.
  const [rows] = useState(chosen);
  const [action, setAction] = useState(
    () =>
      RESERVATION_ACTIONS.find((one) => allowed(one, rows).length > 0) ??
      (RESERVATION_ACTIONS[0] as ReservationAction),
  );
  const [reason, setReason] = useState('');
  const [expires, setExpires] = useState(toLocalField(inHours(DEFAULT_OPTION_HOURS)));
  const now = useNow();
  const { outcomes, isRunning, start, stop } = useBulkRun(() => {
    void client.invalidateQueries({ queryKey: ['reservations'] });
    void client.invalidateQueries({ queryKey: ['transactions'] });
    reservationsChanged(client);
  });
  const fit = allowed(action, rows);
  const left = fit.filter((row) => outcomes.get(row.id)?.state !== 'done');
  const hasActed = outcomes.size > 0;
  const lacks =
    (action.needs === 'reason' && reason.trim() === '') ||
    (action.needs === 'expiry' && !(Date.parse(fromLocalField(expires) ?? '') > now));
  const confirm = () =>
    void start(action, left, {
      reason: reason.trim(),
      optionExpiresAt: action.needs === 'expiry' ? fromLocalField(expires) : null,
    });
  return (
    <Dialog
      title={`${rows.length} rezervasyon seçildi`}
      text={action.effect}
      onClose={() => onClose(hasActed)}
    >
      <div className="mt-4 grid gap-4">
        <Select
          label="İşlem"
          value={action.id}
          disabled={isRunning || hasActed}
          onChange={({ target }) =>
            setAction(RESERVATION_ACTIONS.find(({ id }) => id === target.value) ?? action)
          }
        >
          {RESERVATION_ACTIONS.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label} ({allowed(one, rows).length})
            </option>
          ))}
        </Select>
        {action.mails.length > 0 && (
          <p className="rounded-md bg-sunken px-3 py-2">
            Her biri için gider: {action.mails.join(', ')}.
          </p>
        )}
        {action.needs === 'reason' && (
          <TextArea
            label="Neden (her birine yazılır)"
            rows={2}
            maxLength={500}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {action.needs === 'expiry' && (
          <OptionExpiryField
            value={expires}
            onChange={setExpires}
            onPreset={(hours) => setExpires(toLocalField(inHours(hours)))}
          />
        )}
        {action.id === 'confirmed' && <Caution text={unpaidWarning(left)} />}
        <OutcomeList action={action} rows={rows} outcomes={outcomes} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <output className="figures mr-auto text-soft">
            {hasActed
              ? `${fit.length - left.length} / ${fit.length} yapıldı`
              : fit.length < rows.length && `${rows.length - fit.length} tanesi dışarıda kalır`}
          </output>
          {isRunning ? (
            <Button onClick={stop}>Durdur</Button>
          ) : (
            <Button onClick={() => onClose(hasActed)}>{hasActed ? 'Kapat' : 'Vazgeç'}</Button>
          )}
          {left.length > 0 && (
            <Button
              variant={action.danger ? 'danger' : 'primary'}
              busy={isRunning}
              disabled={lacks}
              onClick={confirm}
            >
              {hasActed ? 'Kalanları yeniden dene' : `${action.label} (${left.length})`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
