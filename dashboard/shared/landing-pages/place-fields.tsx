import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { RichTextField } from '#dashboard/shared/rich-text/rich-text-field.tsx';
import { whenTyped } from '#dashboard/form/optional.ts';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';

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
};

/** A form that has these fields among its own. */
export const placeOf = ({ register, control }: Record<keyof Props, unknown>) =>
  ({ register, control }) as Props;

export function NameField({ register }: Pick<Props, 'register'>) {
  return <TextInput label="Ad" {...register('name')} />;
}

export function SlugField({ register, isNew }: Pick<Props, 'register'> & { isNew: boolean }) {
  return (
    <TextInput
      label="Sayfa adresi"
      hint={
        isNew
          ? 'Boş bırakırsanız addan oluşur.'
          : 'Değişirse eski adres açılmaz; verilmiş bağlantılar kırılır.'
      }
      className="figures"
      {...register('slug', whenTyped)}
    />
  );
}

/** Picture, texts and place in the menus. */
export function PageFields({ register, control }: Props) {
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
      <TextArea
        label="Kısa tanıtım"
        hint="Sayfanın başında ve arama sonuçlarında."
        rows={3}
        {...register('intro')}
      />
      <RichTextField label="Sayfanın metni" name="body" control={control} />
      <TextInput
        label="Sıra"
        hint="Küçük sayı menüde ve listede önde durur. Boşsa sona eklenir."
        className="figures max-w-32"
        inputMode="numeric"
        {...register('order', { setValueAs: readOrder })}
      />
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
