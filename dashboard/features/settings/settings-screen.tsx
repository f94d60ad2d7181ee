import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type Control, Controller, type ControllerRenderProps } from 'react-hook-form';
import { SETTING_INPUTS, type SettingsOfGroup } from '#domain/settings/admin-schema.ts';
import { SETTING_WORDS } from '#domain/translations/words.ts';
import { isDay } from '#domain/values/dates.ts';
import { DAY_UNITS, MINUTE_UNITS, OFFICE_UNITS, sayDuration } from '#domain/values/durations.ts';
import { writeDay } from '#domain/values/read-day.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { UnitBox } from '#dashboard/form/unit-box.tsx';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { type PlainGroup, saveSettings, settingsKey, settingsQuery } from './api.ts';
import { GROUPS } from './groups.ts';
import type { SettingField } from './setting-field.ts';
import { PercentInput } from '#dashboard/shared/settings/percent-input.tsx';
import { SettingsFrame } from '#dashboard/shared/settings/settings-frame.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';

// Each is for one of the groups.
const RuleInput = lazy(() => import('./rule-input.tsx'));
const PictureField = lazy(async () => {
  const { PictureField: Field } = await import('#dashboard/form/picture-field.tsx');
  return { default: Field };
});

type Props = {
  group: PlainGroup;
  /** `alan`: a field to begin in; an unknown one has no effect. */
  search: { alan?: string | undefined };
};

/** A group of settings as one form. */
export default function SettingsScreen({ group, search }: Props) {
  const query = useQuery(settingsQuery(group));
  const { title, intro } = GROUPS[group];
  return (
    <SettingsFrame title={title} intro={intro}>
      <Translated group={group} />
      <Loaded query={query} waiting="h-80 w-full">
        {(data) => (
          // Around the whole form, whose first field is there when it begins.
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <SettingsForm group={group} stored={data} begin={search.alan} />
          </Suspense>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

SettingsScreen.reads = ({ group }: { group: PlainGroup }) => [settingsQuery(group)];

/** Leads to what visitors read of these settings in other languages. */
function Translated({ group }: Pick<Props, 'group'>) {
  const mayWrite = usePermission('content');
  const isRead = GROUPS[group].parts.some(({ fields }) =>
    fields.some(({ key }) => Object.hasOwn(SETTING_WORDS, key)),
  );
  if (!mayWrite || !isRead) return null;
  return (
    <Link
      to="/website/translations"
      search={{ kind: 'setting', state: 'all' }}
      className="justify-self-start text-accent underline-offset-4 hover:underline"
    >
      Diğer dillerdeki metinler
    </Link>
  );
}

type FormProps = { group: PlainGroup; stored: SettingsOfGroup; begin: string | undefined };

function SettingsForm({ group, stored, begin }: FormProps) {
  const client = useQueryClient();
  const fields = GROUPS[group].parts.flatMap((part) => part.fields);
  const { form, ...state } = useSaveForm({
    schema: SETTING_INPUTS[group],
    defaults: valuesOf(group, stored),
    draft: `settings:${group}`,
    focusFirst: fields.some(({ key }) => key === begin) ? (begin as never) : undefined,
    save: (input) => saveSettings(group, input as Record<string, string>),
    onSaved: (saved) => client.setQueryData(settingsKey(group), saved),
    done: 'Ayarlar kaydedildi',
  });
  return (
    <SaveForm {...state} required={undefined} className="grid gap-6">
      {GROUPS[group].parts.map(({ title, fields }) => (
        <fieldset key={title ?? ''} className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          {title && <legend className="mb-3 font-medium">{title}</legend>}
          {fields.map((field) => (
            <Controller
              key={field.key}
              control={form.control as Control<Record<string, string>>}
              name={field.key}
              render={({ field: tie }) => (
                <Setting field={field} hint={hintOf(field, stored)} tie={tie} />
              )}
            />
          ))}
        </fieldset>
      ))}
    </SaveForm>
  );
}

type SettingProps = {
  field: SettingField;
  hint: string | undefined;
  /** The form's hold on it. */
  tie: ControllerRenderProps<Record<string, string>>;
};

function Setting({ field, hint, tie }: SettingProps) {
  const { label, kind, short, choices } = field;
  const isWide = !short && !choices && (!kind || kind === 'long' || kind === 'picture');
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      {kind === 'picture' ? (
        <PictureField
          label={label}
          {...(hint && { hint })}
          value={tie.value || null}
          onChange={(next) => tie.onChange(next ?? '')}
        />
      ) : (
        <Field label={label} {...(hint && { hint })}>
          <SettingControl field={field} {...tie} />
        </Field>
      )}
    </div>
  );
}

type ControlProps = SettingProps['tie'] & Pick<SettingProps, 'field'>;

/** What a setting is typed into. */
function SettingControl({ field: { kind, unit, choices }, ...control }: ControlProps) {
  if (choices)
    return (
      <Select {...control}>
        <Options of={choices} />
      </Select>
    );
  switch (kind) {
    case 'long':
      return <TextArea rows={3} {...control} />;
    case 'percent':
      return <PercentInput {...control} />;
    case 'minutes':
    case 'office':
    case 'days':
    case 'time':
    case 'day':
      return <RuleInput kind={kind} {...control} />;
    case 'number':
      return (
        <UnitBox unit={unit ?? ''}>
          <TextInput inputMode="numeric" className="figures pr-14 text-right" {...control} />
        </UnitBox>
      );
    default:
      return <TextInput className={kind && 'figures'} {...control} />;
  }
}

/** The field's own hint; where the agency has changed a rule, also the value that it came with. */
function hintOf(field: SettingField, { items }: SettingsOfGroup) {
  const { key, hint } = field;
  const item = items.find((one) => one.key === key);
  if (!item?.shipped || item.shipped === item.value) return hint;
  return [hint, `Ürünle gelen: ${say(field, item.shipped)}.`].filter(Boolean).join(' ');
}

/** A stored value as its control shows it. */
function say({ kind, unit, choices }: SettingField, value: string): string {
  if (kind === 'percent') return `%${(Number(value) / 100).toLocaleString('tr-TR')}`;
  if (kind === 'minutes') return sayDuration(MINUTE_UNITS, Number(value));
  if (kind === 'office') return sayDuration(OFFICE_UNITS, Number(value));
  if (kind === 'days') return sayDuration(DAY_UNITS, Number(value));
  if (kind === 'day' && isDay(value)) return writeDay(value);
  return choices?.find(([choice]) => choice === value)?.[1] ?? [value, unit].join(' ').trim();
}

/** Every field has a value, so that an emptied one is sent as empty. */
function valuesOf(group: PlainGroup, { items }: SettingsOfGroup): Record<string, string> {
  const stored = new Map(items.map(({ key, value }) => [key, value]));
  const fields = GROUPS[group].parts.flatMap((part) => part.fields);
  return Object.fromEntries(
    fields.map(({ key, choices }) => [key, stored.get(key) ?? choices?.[0]?.[0] ?? '']),
  );
}
