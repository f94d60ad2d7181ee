import { useState } from 'react';
import type { Takedown } from '#domain/villas/takedown-schema.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { endTakedown, MINISTRY, takeDown } from './api.ts';

const CHANGES = [MINISTRY, ['villas']];

/** Records an order of the authorities; its house is off at once. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const villas = useVillaChoices();
  const [villa, setVilla] = useState('');
  const [receivedAt, setReceivedAt] = useState<string | null>(() => new Date().toISOString());
  const [source, setSource] = useState('');
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title="Kaldırma bildirimi"
      text="Villa kaydettiğiniz anda her sayfadan, aramadan ve tekliften düşer; onaylanmış konaklamalar geçerli kalır."
      action="Kaydet ve yayından kaldır"
      variant="danger"
      disabled={villa === '' || receivedAt === null || source.trim().length < 2}
      onClose={onClose}
      send={() => takeDown(villa, { receivedAt: receivedAt ?? '', source, reference, what: '' })}
      done="Kaydedildi; villa yayından düştü"
      changes={CHANGES}
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
    </ActionDialog>
  );
}

/** Ends an order by what shows that the house may be offered again. */
export function EndOrderDialog({ order, onClose }: { order: Takedown; onClose: () => void }) {
  const [evidence, setEvidence] = useState('');
  return (
    <ActionDialog
      title={`${order.villa_name} için bildirim kapatılsın mı?`}
      text="Kayıt ve kanıt saklanır, sonradan değiştirilemez. Belgesi geçerliyse villa yeniden yayına çıkar."
      action="Kapat"
      disabled={evidence.trim().length < 3}
      onClose={onClose}
      send={() => endTakedown(order.id, { evidence })}
      done="Bildirim kapatıldı"
      changes={CHANGES}
    >
      <TextArea
        label="Kanıt"
        hint="Örneğin yeni belgenin numarası ve kurumun yazısı."
        rows={3}
        maxLength={2000}
        value={evidence}
        onChange={({ target }) => setEvidence(target.value)}
      />
    </ActionDialog>
  );
}
