import { useEffect, useRef, useState } from 'react';
import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useUpdate } from './use-update.ts';

/** "Bir daha kabul etme": why, since when and by whom; set with a reason, and removable. */
export function RefusalSection({ record }: { record: GuestRecord }) {
  const [reason, setReason] = useState<string | null>(null);
  const { mutate, isPending } = useUpdate(record, () => setReason(null));
  const { refused } = record;
  const box = useRef<HTMLTextAreaElement>(null);
  const isOpen = reason !== null;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  if (refused !== null) {
    return (
      <div role="note" className="grid gap-2 border-b border-line bg-red-wash px-4 py-3 text-red">
        <p className="font-semibold">Bir daha kabul etme</p>
        <p className="break-words whitespace-pre-line">{refused.reason}</p>
        <p className="text-xs">
          {formatTimestamp(refused.at)}
          {refused.by && ` · ${refused.by}`}
        </p>
        <div>
          <Button busy={isPending} onClick={() => mutate({ refused: null })}>
            Yeniden kabul et
          </Button>
        </div>
      </div>
    );
  }
  return (
    <DrawerSection title="Kabul">
      {reason === null ? (
        <Button variant="danger" onClick={() => setReason('')}>
          Bir daha kabul etme…
        </Button>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ refused: { reason } });
          }}
        >
          <TextArea
            label="Gerekçe (zorunlu)"
            hint="Masada ve rezervasyonda kırmızı görünür."
            ref={box}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setReason(null)}>
              Vazgeç
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={isPending}
              disabled={reason.trim().length < 3}
            >
              Kabul etme
            </Button>
          </div>
        </form>
      )}
    </DrawerSection>
  );
}
