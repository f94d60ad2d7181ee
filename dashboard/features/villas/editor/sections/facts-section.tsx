import { Options } from '#dashboard/ui/controls.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { LEGAL_CAPACITY_CAP, legalCapacity } from '#domain/villas/capacity.ts';
import { SHOWN_LOCATIONS, ShownLocation } from '#domain/villas/location.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { DayField } from '#dashboard/form/day-field.tsx';
import { readMapPoint } from '#dashboard/form/map-point.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import {
  districtChoicesQuery,
  ownerChoicesQuery,
  townChoicesQuery,
} from '#dashboard/shared/villas/choices.ts';
import { ChoiceField, NumberField, TextField, useVillaForm } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { Row, Section } from './section.tsx';
import { TypeChoices } from './type-choices.tsx';

/** Who and where the villa is, and whom it takes. */
export function FactsSection({ villa }: { villa: AdminVilla }) {
  const owners = useQuery(ownerChoicesQuery).data?.items ?? [];
  const mayGive = usePermission('money.write');
  const { control, setValue } = useVillaForm();
  const ownerId = useWatch<VillaFormInput, 'facts.owner_id'>({ name: 'facts.owner_id' });
  const [today] = useState(() => istanbulDay(new Date()));
  const changesHands = ownerId !== villa.facts.owner_id;
  return (
    <Section id="facts">
      <Row of={2}>
        <TextField name="facts.name" label="Villa adı" />
        <TextField name="facts.code" label="Kod" className="figures" />
      </Row>
      <Row of={2}>
        <TextField
          name="facts.slug"
          label="Sayfa adresi"
          hint={
            villa.active
              ? 'Değişirse eski adres açılmaz; verilmiş bağlantılar kırılır.'
              : `Sitede: /villa/${villa.facts.slug}`
          }
        />
        {mayGive && (
          <ChoiceField
            name="facts.owner_id"
            label="Ev sahibi"
            isNumber
            onChosen={(id) => {
              const isStored = Number(id) === villa.facts.owner_id;
              const since = isStored ? villa.facts.owner_since : today;
              setValue('facts.owner_since', since, { shouldDirty: true });
            }}
          >
            <KeptOptions items={owners} current={villa.owner} />
          </ChoiceField>
        )}
      </Row>
      {mayGive && changesHands && (
        <DayField
          label="Yeni ev sahibinin ilk girişi"
          hint="Bu günden önce başlayan konaklamaların parası eski ev sahibinindir; ev sahibine ödemesi yazılmış olanlar da onda kalır. Yanlış girilmiş bir ev sahibini düzeltiyorsanız boş bırakın."
          control={control}
          name="facts.owner_since"
          none={null}
          max={today}
        />
      )}
      <Location villa={villa} />
      <Guests />
      <TypeChoices />
      <TextField
        name="facts.videoUrl"
        label="Video bağlantısı"
        hint="https:// ile başlayan adres; boş bırakılabilir."
        type="url"
        mayBeEmpty
      />
    </Section>
  );
}

type Named = { id: number; name: string };

/** Options of a select. The current one stays even when it is no longer offered. */
function KeptOptions({ items, current }: { items: Named[]; current: Named }) {
  return (
    <>
      {items.every(({ id }) => id !== current.id) && (
        <option value={current.id}>{current.name}</option>
      )}
      <Options of={items.map(({ id, name }) => [id, name] as const)} />
    </>
  );
}

function Location({ villa }: { villa: AdminVilla }) {
  const towns = useQuery(townChoicesQuery).data?.items ?? [];
  const districts = useQuery(districtChoicesQuery).data?.items ?? [];
  const { setValue } = useVillaForm();
  const districtId = useWatch<VillaFormInput, 'facts.district_id'>({ name: 'facts.district_id' });
  const located = districts.find(({ id }) => id === districtId);

  /** Choosing a region also selects its district, which can be changed afterwards. */
  function takeDistrictOf(townId: string) {
    const town = towns.find(({ id }) => id === Number(townId));
    if (town) setValue('facts.district_id', town.district_id, { shouldDirty: true });
  }
  /** "36.2650, 29.4123" as maps copy it fills both fields. */
  function pasteBoth(event: ClipboardEvent<HTMLInputElement>) {
    const point = readMapPoint(event.clipboardData.getData('text'));
    if (!point) return;
    event.preventDefault();
    const write = { shouldDirty: true, shouldValidate: true };
    setValue('facts.latitude', point[0], write);
    setValue('facts.longitude', point[1], write);
  }
  return (
    <>
      <Row of={3}>
        <ChoiceField
          name="facts.town_id"
          label="Bölge"
          hint="Misafirin aradığı yer."
          isNumber
          onChosen={takeDistrictOf}
        >
          <KeptOptions items={towns} current={villa.town} />
        </ChoiceField>
        <ChoiceField
          name="facts.district_id"
          label="İlçe"
          hint={`Raporlarda geçen ilçe${located ? ` (${located.province})` : ''}.`}
          isNumber
        >
          <KeptOptions
            items={districts.filter(({ province }) => province === located?.province)}
            current={villa.district}
          />
        </ChoiceField>
        <TextField name="facts.neighbourhood" label="Mahalle" />
      </Row>
      <Row of={3}>
        <NumberField
          name="facts.latitude"
          label="Enlem"
          hint="Haritadan “36.2650, 29.4123” biçiminde yapıştırabilirsiniz."
          inputMode="decimal"
          onPaste={pasteBoth}
          mayBeEmpty
        />
        <NumberField
          name="facts.longitude"
          label="Boylam"
          inputMode="decimal"
          onPaste={pasteBoth}
          mayBeEmpty
        />
        <ChoiceField
          name="facts.locationShown"
          label="Sitede görünen yer"
          hint="Ev sahibinin izin verdiği kadar; ön ödemeden önce."
        >
          <Options of={ShownLocation.options} labels={SHOWN_LOCATIONS} />
        </ChoiceField>
      </Row>
    </>
  );
}

function Guests() {
  return (
    <>
      <Row of={3}>
        <NumberField name="facts.bedrooms" label="Yatak odası" />
        <NumberField name="facts.bathrooms" label="Banyo" />
        <NumberField name="facts.floors" label="Kat" />
      </Row>
      <Row of={4}>
        <NumberField name="facts.capacity" label="Kapasite (kişi)" />
        <NumberField name="facts.maxAdults" label="En çok yetişkin" />
        <NumberField name="facts.maxChildren" label="En çok çocuk" />
        <NumberField name="facts.maxBabies" label="En çok bebek" />
      </Row>
      <CapacityRule />
    </>
  );
}

/** The legal limit, shown while the number of bedrooms or guests is typed. */
function CapacityRule() {
  const [facts, permitMax] = useWatch<VillaFormInput, ['facts', 'permit.maxGuests']>({
    name: ['facts', 'permit.maxGuests'],
  });
  const { bedrooms, capacity } = facts;
  if (!Number.isInteger(bedrooms) || bedrooms < 0) return null;
  const legal = legalCapacity(bedrooms);
  const limit = typeof permitMax === 'number' ? Math.min(legal, permitMax) : legal;
  const isOver = capacity > limit;
  return (
    <p
      role={isOver ? 'alert' : undefined}
      className={cx(
        'rounded-md px-3 py-2',
        isOver ? 'bg-red-wash text-red' : 'bg-sunken text-soft',
      )}
    >
      {bedrooms} yatak odasıyla en çok <strong className="figures">{legal} kişi</strong> (yatak
      odası × 2 + 2, en çok {LEGAL_CAPACITY_CAP}; 3 yaşından küçükler sayılmaz)
      {limit < legal && (
        <>
          ; izin belgesi en çok <strong className="figures">{limit} kişiye</strong> izin veriyor
        </>
      )}
      .{isOver && ' Kapasiteyi düşürün; bu hâliyle kaydedilemez.'}
    </p>
  );
}
