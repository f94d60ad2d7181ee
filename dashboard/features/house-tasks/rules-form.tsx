import { useState } from 'react';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { WEEKDAYS, WEEKDAYS_SHORT } from '#domain/values/dates.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput, Tick } from '#dashboard/ui/controls.tsx';
import type { FieldProps } from '#dashboard/ui/field.tsx';

type Props = { rules: TaskRules; isBusy: boolean; onSave: (rules: TaskRules) => void };

/** Which work follows from the stays of a house. */
export function RulesForm({ rules: stored, isBusy, onSave }: Props) {
  const [rules, setRules] = useState(stored);
  const change = (part: Partial<TaskRules>) => setRules({ ...rules, ...part });
  const isSame = JSON.stringify(rules) === JSON.stringify(stored);
  return (
    <form
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(rules);
      }}
    >
      <RuleTick
        label="Çıkıştan sonra, sonraki girişten önce temizlik"
        checked={rules.cleaning}
        onChange={(cleaning) => change({ cleaning })}
      />
      <RuleTick
        label="Giriş günü misafiri karşılama"
        checked={rules.handover}
        onChange={(handover) => change({ handover })}
      />
      <RuleTick
        label="Başka kanallardan gelen misafirlerin evi de bizden: çıkışta temizlik, girişte hazırlık"
        checked={rules.others}
        onChange={(others) => change({ others })}
      />
      <Nights
        label="Boş kalan evi girişten önce hazırlama"
        hint="Ev en az bu kadar gece boş kaldıysa (2–60). Boş bırakılırsa hiç."
        value={rules.freshen_after}
        min={2}
        onChange={(freshen_after) => change({ freshen_after })}
      />
      <Nights
        label="Konaklama içinde çarşaf ve havlu değişimi"
        hint="Her bu kadar gece için bir kez, konaklamaya eşit yayılır (4–60). Boş bırakılırsa hiç."
        value={rules.linen_from}
        min={4}
        onChange={(linen_from) => change({ linen_from })}
      />
      <fieldset className="grid gap-2">
        <legend className="text-xs font-medium text-soft">Havuz bakımı günleri</legend>
        <div className="flex flex-wrap gap-2">
          {WEEKDAYS.map((name, day) => (
            <label
              key={name}
              className="flex min-h-10 items-center gap-1.5 rounded-md border border-line px-2.5"
            >
              <input
                type="checkbox"
                aria-label={name}
                className="size-4"
                checked={rules.pool_days.includes(day)}
                onChange={({ target }) =>
                  change({
                    pool_days: target.checked
                      ? [...rules.pool_days, day].toSorted((a, b) => a - b)
                      : rules.pool_days.filter((one) => one !== day),
                  })
                }
              />
              {WEEKDAYS_SHORT[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isSame}>
          Kaydet
        </Button>
      </div>
    </form>
  );
}

type RuleTickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const RuleTick = ({ label, checked, onChange }: RuleTickProps) => (
  <Tick checked={checked} onChange={({ target }) => onChange(target.checked)}>
    {label}
  </Tick>
);

type NightsProps = Pick<FieldProps, 'label' | 'hint'> & {
  value: number | null;
  min: number;
  onChange: (nights: number | null) => void;
};

const Nights = ({ value, min, onChange, ...field }: NightsProps) => (
  <TextInput
    {...field}
    type="number"
    inputMode="numeric"
    min={min}
    max={60}
    className="max-w-28"
    value={value ?? ''}
    onChange={({ target }) =>
      onChange(target.value === '' ? null : Math.trunc(Number(target.value)))
    }
  />
);
