import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SETTING_INPUTS, type SettingsOfGroup } from '#domain/settings/admin-schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { type PlainGroup, saveSettings, settingsKey, settingsQuery } from './api.ts';
import { GROUPS, type SettingField } from './groups.ts';
import { PercentInput } from '#dashboard/shared/settings/percent-input.tsx';
import { SettingsFrame } from '#dashboard/shared/settings/settings-frame.tsx';

const TYPED = { shouldDirty: true, shouldValidate: true };

type Props = {
  group: PlainGroup;
  /** A field to begin in; an unknown one has no effect. */
  field?: string | undefined;
};

/** A group of settings as one form. */
export function SettingsScreen({ group, field }: Props) {
  const query = useQuery(settingsQuery(group));
  const { title, intro } = GROUPS[group];
  return (
    <SettingsFrame title={title} intro={intro}>
      <Loaded query={query} waiting="h-80 w-full">
        {(data) => <SettingsForm group={group} stored={data} begin={field} />}
      </Loaded>
    </SettingsFrame>
  );
}

type FormProps = { group: PlainGroup; stored: SettingsOfGroup; begin: string | undefined };

function SettingsForm({ group, stored, begin }: FormProps) {
  const client = useQueryClient();
  const { fields } = GROUPS[group];
  const { form, submit, ...state } = useSaveForm({
    schema: SETTING_INPUTS[group],
    defaults: valuesOf(group, stored),
    draft: `settings:${group}`,
    focusFirst: fields.some(({ key }) => key === begin) ? (begin as never) : undefined,
    save: (input) => saveSettings(group, input as Record<string, string>),
    onSaved: (saved) => client.setQueryData(settingsKey(group), saved),
    done: 'Ayarlar kaydedildi',
  });
  const { errors } = form.formState;
  const values = form.watch() as Record<string, string | undefined>;
  return (
    <SaveForm
      offer={state.offer}
      onSubmit={submit}
      className="grid items-end gap-x-3 gap-y-4 sm:grid-cols-2"
    >
      {fields.map((field) => {
        const { key, label, long, numeric, percent, short, picture, choices } = field;
        const hint = hintOf(field, stored);
        const name = key as Parameters<typeof form.register>[0];
        const error = (errors as Record<string, { message?: string } | undefined>)[key]?.message;
        if (picture)
          return (
            <div key={key} className="sm:col-span-2">
              <PictureField
                label={label}
                {...(hint && { hint })}
                value={values[key] || null}
                onChange={(next) => form.setValue(name, (next ?? '') as never, TYPED)}
              />
            </div>
          );
        const control = {
          className: numeric ? 'figures' : undefined,
          ...(!percent && form.register(name)),
        };
        return (
          <div
            key={key}
            className={numeric || percent || short || choices ? undefined : 'sm:col-span-2'}
          >
            <Field label={label} {...(hint && { hint })} {...(error && { error })}>
              {percent ? (
                <PercentInput
                  value={String(values[key] ?? '')}
                  onChange={(next) => form.setValue(name, next as never, TYPED)}
                />
              ) : choices ? (
                <Select {...control}>
                  {choices.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              ) : long ? (
                <TextArea rows={3} {...control} />
              ) : (
                <TextInput {...control} />
              )}
            </Field>
          </div>
        );
      })}
      <div className="sm:col-span-2">
        <FormFoot {...state} />
      </div>
    </SaveForm>
  );
}

/** The field's own hint; where the agency has changed a rule, also the value that it came with. */
function hintOf({ key, hint, percent, choices }: SettingField, { items }: SettingsOfGroup) {
  const item = items.find((one) => one.key === key);
  if (!item?.shipped || item.shipped === item.value) return hint;
  const { shipped } = item;
  const said = percent
    ? `%${Number(shipped) / 100}`
    : (choices?.find(([value]) => value === shipped)?.[1] ?? shipped);
  return [hint, `Ürünle gelen: ${said}.`].filter(Boolean).join(' ');
}

/** Every field has a value, so that an emptied one is sent as empty. */
function valuesOf(group: PlainGroup, { items }: SettingsOfGroup): Record<string, string> {
  const stored = new Map(items.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    GROUPS[group].fields.map(({ key, choices }) => [
      key,
      stored.get(key) ?? choices?.[0]?.[0] ?? '',
    ]),
  );
}
