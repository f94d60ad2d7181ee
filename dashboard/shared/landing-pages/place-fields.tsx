import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { RichTextField } from '#dashboard/shared/rich-text/rich-text-field.tsx';
import { whenTyped } from '#dashboard/form/optional.ts';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';

/** What the pages of regions and of villa types are both written with. */
export type PlaceValues = {
  name: string;
  slug?: string;
  intro?: string;
  body?: RichTextPart[];
  image?: string | null;
  active?: boolean;
  order?: number;
};

type Props = {
  register: UseFormRegister<PlaceValues>;
  control: Control<PlaceValues>;
  errors: FieldErrors<PlaceValues>;
};

/** A form that has these fields among its own. */
export const placeOf = (form: {
  register: unknown;
  control: unknown;
  formState: { errors: object };
}) =>
  ({
    register: form.register,
    control: form.control,
    errors: form.formState.errors,
  }) as unknown as Props;

export function NameField({ register, errors }: Omit<Props, 'control'>) {
  return (
    <Field label="Ad" error={errors.name?.message}>
      <TextInput autoComplete="off" {...register('name')} />
    </Field>
  );
}

export function SlugField(props: Omit<Props, 'control'> & { isNew: boolean }) {
  const { register, errors, isNew } = props;
  return (
    <Field
      label="Sayfa adresi"
      hint={
        isNew
          ? 'Boş bırakırsanız addan oluşur.'
          : 'Değişirse eski adres açılmaz; verilmiş bağlantılar kırılır.'
      }
      error={errors.slug?.message}
    >
      <TextInput className="figures" autoComplete="off" {...register('slug', whenTyped)} />
    </Field>
  );
}

/** Picture, texts and place in the menus. */
export function PageFields({ register, control, errors }: Props) {
  return (
    <>
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <PictureField
            label="Resim"
            hint="Boşsa bu sayfadaki ilk villanın kapağı görünür."
            value={field.value ?? null}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        label="Kısa tanıtım"
        hint="Sayfanın başında ve arama sonuçlarında."
        error={errors.intro?.message}
      >
        <TextArea rows={3} {...register('intro')} />
      </Field>
      <RichTextField label="Sayfanın metni" name="body" control={control} />
      <Field
        label="Sıra"
        hint="Küçük sayı menüde ve listede önde durur. Boşsa sona eklenir."
        error={errors.order?.message}
      >
        <TextInput
          className="figures max-w-32"
          inputMode="numeric"
          autoComplete="off"
          {...register('order', { setValueAs: readOrder })}
        />
      </Field>
    </>
  );
}

export function ActiveField({ register }: Pick<Props, 'register'>) {
  return <Tick {...register('active')}>Sitede görünsün</Tick>;
}

function readOrder(value: unknown): number | undefined {
  const text = String(value ?? '').trim();
  return text === '' ? undefined : Number(text);
}
