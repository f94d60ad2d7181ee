import { useQuery } from '@tanstack/react-query';
import type { UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import { istanbulDay } from '#domain/values/dates.ts';
import { type KbsFacility, KbsFacilityInput, KbsFacilityUpdate } from '#domain/kbs/admin-schema.ts';
import { KBS_SERVICE_LABELS, KBS_SERVICES, KBS_VALUES } from '#domain/kbs/codes.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { fromList, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { districtChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import {
  createFacility,
  deleteFacility,
  FACILITIES,
  facilityRows,
  testFacility,
  updateFacility,
} from './api.ts';

export default rowEditor<KbsFacility>({
  noun: 'Tesis',
  useRow: fromList(facilityRows.query({})),
  nameOf: ({ place }) => place,
  removal: {
    title: (place) => `${place} tesisi silinsin mi?`,
    text: () => 'Bundan sonraki misafirler bu tesisle bildirilmez.',
    send: deleteFacility,
    changes: [FACILITIES],
  },
  form: (facility, onDone) =>
    facility === null ? (
      <NewForm onDone={onDone} />
    ) : (
      <EditForm key={facility.version} facility={facility} onDone={onDone} />
    ),
});

const blank = (): z.input<typeof KbsFacilityInput> => ({
  villaId: null,
  districtId: null,
  service: 'jandarma',
  endpoint: KBS_VALUES.gendarmerie.value,
  code: '',
  user: '',
  password: '',
  startsOn: istanbulDay(new Date()),
});

const numberOrNull = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
};

function NewForm({ onDone }: { onDone: () => void }) {
  const districts = useQuery(districtChoicesQuery).data?.items ?? [];
  const villas = useVillaChoices();
  const { form, ...state } = useSaveForm({
    schema: KbsFacilityInput,
    defaults: blank(),
    draft: 'kbs:new',
    save: createFacility,
    changes: [FACILITIES],
    onSaved: onDone,
  });
  const { register } = form;
  return (
    <SaveForm {...state} onCancel={onDone}>
      <Select
        label="İlçe"
        hint="İlçenin, kendi tesisi olmayan bütün villaları bununla bildirilir."
        {...register('districtId', numberOrNull)}
      >
        <option value="">Seçilmedi</option>
        <Options of={districts.map(({ id, name }) => [id, name] as const)} />
      </Select>
      <Select label="ya da villa" {...register('villaId', numberOrNull)}>
        <option value="">Seçilmedi</option>
        <Options of={villas} />
      </Select>
      <Access register={register as unknown as UseFormRegister<AccessFields>} />
    </SaveForm>
  );
}

const keptUnlessTyped = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined),
};

type AccessFields = Pick<
  z.input<typeof KbsFacilityInput>,
  'service' | 'endpoint' | 'code' | 'user' | 'password' | 'startsOn'
>;

type AccessProps = {
  register: UseFormRegister<AccessFields>;
  /** The masked user of an access that is stored: what is left empty stays. */
  stored?: string;
};

/** How the service is reached, for a new facility and for one that is. */
function Access({ register, stored }: AccessProps) {
  const secret = stored === undefined ? {} : keptUnlessTyped;
  return (
    <>
      <Select label="Servis" {...register('service')}>
        <Options of={KBS_SERVICES} labels={KBS_SERVICE_LABELS} />
      </Select>
      <TextInput
        label="Servisin adresi"
        hint="Tesis kodunu veren birimin yazısındaki adres; polis ile jandarmanınki farklıdır."
        {...register('endpoint')}
      />
      <TextInput label="Tesis kodu" hint="6 rakam" className="figures" {...register('code')} />
      <TextInput
        label="Kullanıcının T.C. kimlik numarası"
        className="figures"
        placeholder={stored}
        {...register('user', secret)}
      />
      <TextInput
        label="Web servis şifresi"
        hint={stored === undefined ? undefined : 'Boş bırakılırsa kayıtlı şifre kalır.'}
        type="password"
        autoComplete="new-password"
        {...register('password', secret)}
      />
      <TextInput
        label="Bu günden itibaren girişler bildirilsin"
        type="date"
        {...register('startsOn')}
      />
    </>
  );
}

function EditForm({ facility, onDone }: { facility: KbsFacility; onDone: () => void }) {
  const { version, service, endpoint, code, asksParents, active, startsOn } = facility;
  const { form, ...state } = useSaveForm({
    schema: KbsFacilityUpdate,
    defaults: { version, service, endpoint, code, asksParents, active, startsOn },
    draft: `kbs:${facility.id}`,
    save: (input) => updateFacility(facility.id, input),
    changes: [FACILITIES],
    onSaved: onDone,
  });
  const { register } = form;
  return (
    <SaveForm {...state} onReload={onDone} onCancel={onDone}>
      <TestAccess facility={facility} />
      <Access
        register={register as unknown as UseFormRegister<AccessFields>}
        stored={facility.user}
      />
      <Tick {...register('asksParents')}>Yabancıların anne ve baba adı ile cinsiyeti istensin</Tick>
      <Tick {...register('active')}>Bildirimler gönderilsin</Tick>
    </SaveForm>
  );
}

function TestAccess({ facility }: { facility: KbsFacility }) {
  const { mutate, isPending } = useSend({
    send: () => testFacility(facility.id),
    changes: [FACILITIES],
    onDone: ({ ok, text }) => {
      if (ok) notify.success(text);
      else notify.error(text);
    },
  });
  return (
    <div className="grid gap-2">
      {facility.trouble !== null && (
        <p className="text-red">
          {facility.trouble} Düzeltip kaydedince bekleyen bildirimler gönderilir.
        </p>
      )}
      <Button className="justify-self-start" busy={isPending} onClick={() => mutate()}>
        Bağlantıyı dene
      </Button>
    </div>
  );
}
