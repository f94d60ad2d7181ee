import { Options } from '#dashboard/ui/controls.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { districtChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { ChoiceField, TextField, useVillaForm } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { Row, Section } from './section.tsx';

/** What the monthly report to the revenue administration says of the villa and its owner. */
export function BtransSection({ villa }: { villa: AdminVilla }) {
  return (
    <Section
      id="btrans"
      intro="Gelir İdaresi’ne her ay gönderilen raporda geçer. Eksik kalırsa villanın rezervasyonları rapora girmez."
    >
      <Owner storedNumber={villa.btrans?.identityNumber ?? null} />
      <Address villa={villa} />
      <Row of={2}>
        <ChoiceField name="btrans.zoningPlan" label="İmar planı">
          <option value="">Seçin</option>
          <option value="inside">İmar planı içinde</option>
          <option value="outside">İmar planı dışında</option>
        </ChoiceField>
        <ChoiceField name="btrans.applicationInfo" label="İzin başvurusu">
          <option value="">Seçin</option>
          <option value="yes">Başvuruda bulunuldu</option>
          <option value="no">Başvuru yok</option>
        </ChoiceField>
        <TextField
          name="btrans.groundSystemNo"
          label="Zemin sistem numarası"
          hint="Tapu kaydındaki numara; yoksa 0 yazın."
          className="figures"
          mayBeEmpty
        />
        <TextField
          name="btrans.deedJournalNo"
          label="Yevmiye no"
          hint="Tapu senedindeki numara; yoksa 0 yazın."
          className="figures"
          mayBeEmpty
        />
      </Row>
    </Section>
  );
}

function Owner({ storedNumber }: { storedNumber: string | null }) {
  const kind = useWatch<VillaFormInput, 'btrans.ownerKind'>({ name: 'btrans.ownerKind' });
  const isCompany = kind === 'company';
  const { setValue } = useVillaForm();
  return (
    <>
      <Row of={3}>
        <ChoiceField
          name="btrans.ownerKind"
          label="Sahibi"
          // Each kind of owner has other kinds of identity.
          onChosen={(chosen) =>
            setValue('btrans.identityKind', chosen === 'company' ? 'vkn' : 'tckn', {
              shouldDirty: true,
            })
          }
        >
          <option value="person">Gerçek kişi</option>
          <option value="company">Tüzel kişi</option>
        </ChoiceField>
        <ChoiceField name="btrans.identityKind" label="Kimlik türü">
          <option value="">Seçin</option>
          {isCompany ? (
            <option value="vkn">Vergi kimlik numarası</option>
          ) : (
            <>
              <option value="tckn">T.C. kimlik numarası</option>
              <option value="passport">Pasaport</option>
            </>
          )}
        </ChoiceField>
        <TextField
          name="btrans.identityNumber"
          label="Kimlik numarası"
          className="figures"
          inputMode="text"
          placeholder={storedNumber ?? ''}
          hint={
            storedNumber === null
              ? 'Şifreli saklanır, ekranda maskelenir.'
              : `Kayıtlı: ${storedNumber}. Değiştirmek için yenisini yazın.`
          }
          mayBeEmpty
        />
      </Row>
      {isCompany ? (
        <TextField name="btrans.companyTitle" label="Unvan" mayBeEmpty />
      ) : (
        <Row of={2}>
          <TextField name="btrans.firstName" label="Ad" mayBeEmpty />
          <TextField name="btrans.lastName" label="Soyad" mayBeEmpty />
        </Row>
      )}
      <TextField name="btrans.iban" label="IBAN" className="figures" mayBeEmpty />
      <Row of={2}>
        <TextField
          name="btrans.phone"
          label="Cep telefonu"
          type="tel"
          className="figures"
          mayBeEmpty
        />
        <TextField name="btrans.email" label="E-posta" type="email" mayBeEmpty />
      </Row>
    </>
  );
}

function Address({ villa }: { villa: AdminVilla }) {
  const { setValue } = useVillaForm();
  const districts = useQuery(districtChoicesQuery).data?.items ?? [];
  const plate = useWatch<VillaFormInput, 'btrans.provincePlate'>({ name: 'btrans.provincePlate' });
  const districtId = useWatch<VillaFormInput, 'facts.district_id'>({ name: 'facts.district_id' });
  const neighbourhood = useWatch<VillaFormInput, 'facts.neighbourhood'>({
    name: 'facts.neighbourhood',
  });
  const provinces = new Map(districts.map((row) => [row.provincePlate, row.province]));
  const located = districts.find(({ id }) => id === districtId);
  const { provincePlate: storedPlate, districtCode: storedCode } = villa.btrans ?? {};

  function takeFromLocation() {
    if (!located) return;
    const write = { shouldDirty: true };
    setValue('btrans.provincePlate', located.provincePlate, write);
    setValue('btrans.districtCode', located.code, write);
    if (neighbourhood) setValue('btrans.neighbourhood', neighbourhood, write);
  }
  return (
    <>
      <Row of={3}>
        <ChoiceField name="btrans.provincePlate" label="İl" isNumber>
          <option value="">Seçin</option>
          {districts.length === 0 && storedPlate && (
            <option value={storedPlate}>{storedPlate}</option>
          )}
          <Options of={[...provinces]} />
        </ChoiceField>
        <ChoiceField name="btrans.districtCode" label="İlçe" isNumber>
          <option value="">Seçin</option>
          {districts.length === 0 && storedCode && <option value={storedCode}>{storedCode}</option>}
          {districts
            .filter((row) => row.provincePlate === plate)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </ChoiceField>
        <TextField name="btrans.neighbourhood" label="Mahalle" mayBeEmpty />
      </Row>
      {located && located.provincePlate !== plate && (
        <div>
          <Button onClick={takeFromLocation}>
            Villanın konumundan al: {located.name}, {located.province}
          </Button>
        </div>
      )}
      <Row of={4}>
        <TextField name="btrans.avenue" label="Cadde" hint="Yoksa 0 yazın." mayBeEmpty />
        <TextField name="btrans.street" label="Sokak" hint="Yoksa 0 yazın." mayBeEmpty />
        <TextField name="btrans.outerDoorNo" label="Dış kapı no" mayBeEmpty />
        <TextField name="btrans.innerDoorNo" label="İç kapı no" hint="Yoksa 0 yazın." mayBeEmpty />
      </Row>
    </>
  );
}
