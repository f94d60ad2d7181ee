import { Controller, useWatch } from 'react-hook-form';
import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { parsePermitNumber } from '#domain/villas/permit.ts';
import { DownloadButton } from '#dashboard/shared/month-reports/download-button.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { PermitBadge } from '../../list/permit-badge.tsx';
import { NumberField, TextField } from './fields.tsx';
import { PermitFile } from './permit-file.tsx';
import type { VillaFormInput } from '../form.ts';
import { Row, Section } from './section.tsx';

/** The permit of law 7464: without its number a villa is not let. */
export function PermitSection({ villa }: { villa: AdminVilla }) {
  return (
    <Section id="permit" intro={<PermitBadge state={villa.permit.state} no={villa.permit.no} />}>
      <PermitGate isActive={villa.active} />
      <Row of={3}>
        <TextField name="permit.no" label="Belge numarası" className="figures" mayBeEmpty />
        <TextField name="permit.date" label="Belge tarihi" type="date" mayBeEmpty />
        <TextField
          name="permit.expiresOn"
          label="Geçerlilik sonu"
          hint="Süresizse boş bırakın."
          type="date"
          mayBeEmpty
        />
      </Row>
      <Row of={2}>
        <TextField name="permit.holder" label="Belge sahibi" mayBeEmpty />
        <NumberField name="permit.maxGuests" label="Azami kişi" mayBeEmpty />
      </Row>
      <TextField name="permit.address" label="Belgedeki adres" mayBeEmpty />
      <Row of={2}>
        <TextField name="permit.plaqueNo" label="Plaket numarası" mayBeEmpty />
        <TextField
          name="permit.scan"
          label="Arşivdeki yeri"
          hint="Belgenin acenta arşivindeki adı ya da bağlantısı."
          mayBeEmpty
        />
      </Row>
      <PermitFile villaId={villa.id} />
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton
          label="Ev kartı (PDF)"
          name={`ev-karti-${villa.id}.pdf`}
          address={`/v1/admin/villas/${villa.id}/card.pdf`}
        />
        <span className="text-soft">
          Evde asılı duracak tek sayfa: belge, telefonlar, çıkışlar, kurallar. Kaydedilmiş
          bilgilerden hazırlanır.
        </span>
      </div>
      <Verification />
      <Row of={2}>
        <TextField name="permit.checkedBy" label="Kontrol eden" mayBeEmpty />
        <TextField
          name="permit.checkedWhere"
          label="Nereden baktı"
          hint="Örneğin e-Devlet izin belgesi sorgulama."
          mayBeEmpty
        />
      </Row>
      <Row of={2}>
        <TextField
          name="permit.nextCheckOn"
          label="Sonraki kontrol"
          hint="Bu günden sonra villa, yeniden bakılana kadar yayından düşer. Boşsa belgenin sonu geçerlidir."
          type="date"
          mayBeEmpty
        />
        <TextField
          name="permit.withdrawnOn"
          label="Geri alındığı gün"
          hint="Yazılınca villa hemen yayından düşer."
          type="date"
          mayBeEmpty
        />
      </Row>
    </Section>
  );
}

/** A warning while there is no number, or while it is being removed. */
function PermitGate({ isActive }: { isActive: boolean }) {
  const number = useWatch<VillaFormInput, 'permit.no'>({ name: 'permit.no' });
  if (parsePermitNumber(number) !== null) return null;
  return (
    <p
      role={isActive ? 'alert' : undefined}
      className="rounded-md bg-amber-wash px-3 py-2 text-amber"
    >
      {isActive
        ? 'Villa yayında. Belge numarasını silip kaydederseniz villa yayından kaldırılır.'
        : 'Belge numarası olmadan villa yayına alınamaz (7464 sayılı kanun). Numara ilanda da görünür.'}
    </p>
  );
}

/** Records that somebody verified the permit, and when. */
function Verification() {
  return (
    <Controller<VillaFormInput, 'permit.verifiedAt'>
      name="permit.verifiedAt"
      render={({ field }) => (
        <div className="flex flex-wrap items-center gap-3">
          {/* One button, which keeps the focus that Ctrl+Enter needs. */}
          <Button onClick={() => field.onChange(new Date().toISOString())}>
            {field.value === null ? 'Belgeyi bugün doğruladım' : 'Bugün yeniden doğruladım'}
          </Button>
          {field.value === null ? (
            <span className="text-soft">Henüz doğrulanmadı.</span>
          ) : (
            <>
              <span>Doğrulandı: {formatDayLong(istanbulDay(new Date(field.value)))}</span>
              <Button variant="quiet" onClick={() => field.onChange(null)}>
                Doğrulamayı kaldır
              </Button>
            </>
          )}
        </div>
      )}
    />
  );
}
