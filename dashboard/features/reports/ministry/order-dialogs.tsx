import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Takedown } from '#domain/villas/takedown-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { endTakedown, MINISTRY, takeDown } from './api.ts';

function useOrders(done: string, onClose: () => void) {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: MINISTRY });
    void client.invalidateQueries({ queryKey: ['villas'] });
    notify.success(done);
    onClose();
  };
}

/** Records an order of the authorities; its house is off at once. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const villas = useVillaChoices();
  const [villa, setVilla] = useState('');
  const [receivedAt, setReceivedAt] = useState<string | null>(() => new Date().toISOString());
  const [source, setSource] = useState('');
  const [reference, setReference] = useState('');
  const onSuccess = useOrders('Kaydedildi; villa yayından düştü', onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      takeDown(villa, { receivedAt: receivedAt ?? '', source, reference, what: '' }),
    onSuccess,
  });
  return (
    <DialogForm
      title="Kaldırma bildirimi"
      text="Villa kaydettiğiniz anda her sayfadan, aramadan ve tekliften düşer; onaylanmış konaklamalar geçerli kalır."
      action="Kaydet ve yayından kaldır"
      variant="danger"
      busy={isPending}
      disabled={villa === '' || receivedAt === null || source.trim().length < 2}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Select
        label="Villa"
        value={villa}
        required
        onChange={({ target }) => setVilla(target.value)}
      >
        <option value="">Seçin</option>
        <Options of={villas} />
      </Select>
      <InstantInput
        label="Alındığı an"
        hint="24 saat bu andan sayılır."
        value={receivedAt}
        onChange={setReceivedAt}
      />
      <TextInput
        label="Bildiren kurum"
        value={source}
        required
        maxLength={160}
        onChange={({ target }) => setSource(target.value)}
      />
      <TextInput
        label="Yazının sayısı"
        value={reference}
        maxLength={120}
        onChange={({ target }) => setReference(target.value)}
      />
    </DialogForm>
  );
}

/** Ends an order by what shows that the house may be offered again. */
export function EndOrderDialog({ order, onClose }: { order: Takedown; onClose: () => void }) {
  const [evidence, setEvidence] = useState('');
  const onSuccess = useOrders('Bildirim kapatıldı', onClose);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => endTakedown(order.id, { evidence }),
    onSuccess,
  });
  return (
    <DialogForm
      title={`${order.villa_name} için bildirim kapatılsın mı?`}
      text="Kayıt ve kanıt saklanır, sonradan değiştirilemez. Belgesi geçerliyse villa yeniden yayına çıkar."
      action="Kapat"
      busy={isPending}
      disabled={evidence.trim().length < 3}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextArea
        label="Kanıt"
        hint="Örneğin yeni belgenin numarası ve kurumun yazısı."
        rows={3}
        maxLength={2000}
        value={evidence}
        onChange={({ target }) => setEvidence(target.value)}
      />
    </DialogForm>
  );
}
