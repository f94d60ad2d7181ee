import { Check } from 'lucide-react';
import type { MailTemplate } from '#domain/mail/admin-schema.ts';
import { placeholdersIn } from '#domain/mail/variables.ts';

type Props = {
  template: MailTemplate;
  /** The text as it is typed. */
  used: string;
  onInsert: (name: string) => void;
};

/** The variables of this mail; a click inserts one at the caret. */
export function VariableButtons({ template, used, onInsert }: Props) {
  const inText = new Set(placeholdersIn(used));
  const missing = template.variables.filter(
    ({ name }) => template.required.includes(name) && !inText.has(name),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-xs font-medium text-soft">
        Değişkenler: tıklayınca imlecin olduğu yere yazılır
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {template.variables.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            title={`{{${name}}}`}
            onClick={() => onInsert(name)}
            className="inline-flex min-h-7 items-center gap-1 rounded-md border border-line bg-raised px-2 text-xs hover:bg-sunken max-md:min-h-11"
          >
            {label}
            {template.required.includes(name) && <span className="text-soft">(zorunlu)</span>}
            {inText.has(name) && (
              <>
                <Check size={12} aria-hidden="true" className="text-green" />
                <span className="sr-only">metinde var</span>
              </>
            )}
          </button>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          Metinde eksik: {missing.map(({ label }) => label).join(', ')}
        </p>
      )}
    </fieldset>
  );
}
