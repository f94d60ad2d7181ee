import { type ComponentProps, useState } from 'react';
import { atDomain, domainQuestion, meantDomain } from '#domain/values/email-hint.ts';
import { TextInput } from './controls.tsx';
import { withLabel } from './field.tsx';

/** An address; below it the question whether another domain was meant, which one press answers. */
export const EmailInput = withLabel(({ onBlur, ...input }: ComponentProps<'input'>) => {
  const [asked, setAsked] = useState<{ field: HTMLInputElement; domain: string } | null>(null);

  function look(field: HTMLInputElement) {
    const domain = meantDomain(field.value);
    setAsked(domain === null ? null : { field, domain });
  }

  function take({ field, domain }: { field: HTMLInputElement; domain: string }) {
    field.setRangeText(atDomain(field.value, domain), 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setAsked(null);
    field.focus();
  }

  return (
    <>
      <TextInput
        inputMode="email"
        {...input}
        onBlur={(event) => {
          onBlur?.(event);
          look(event.currentTarget);
        }}
      />
      {asked && (
        <output className="block text-xs">
          <button type="button" className="py-1 underline" onClick={() => take(asked)}>
            {domainQuestion(asked.domain)}
          </button>
        </output>
      )}
    </>
  );
});
