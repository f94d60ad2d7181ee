import { createElement as e, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { FieldForm } from './field-form.tsx';
import { InstantInput } from './instant-input.tsx';
import { MoneyInput } from './money-input.tsx';

const WRONG = 'Bunu düzeltin.';
const ERRORS = {
  name: { message: WRONG },
  customer: { phone: { message: WRONG } },
  parts: [undefined, { rate: { message: WRONG } }],
};

const shown = (control: ReactElement) =>
  renderToStaticMarkup(
    e(FieldForm, {
      errors: ERRORS,
      required: new Set(['customer.phone']),
      onSubmit: () => {},
      children: control,
    }),
  );

const nothing = { value: null, onChange: () => {} };

test.each<[string, ReactElement]>([
  ['a line', e(TextInput, { label: 'Ad', name: 'name' })],
  ['a text', e(TextArea, { label: 'Ad', name: 'name' })],
  ['a choice', e(Select, { label: 'Ad', name: 'name' })],
  ['an address', e(EmailInput, { label: 'Ad', name: 'name' })],
  ['a day', e(DayInput, { label: 'Ad', name: 'name', value: '', onChange: () => {} })],
  ['a moment', e(InstantInput, { label: 'Ad', name: 'name', ...nothing })],
  ['an amount', e(MoneyInput, { label: 'Ad', name: 'name', ...nothing })],
  ['a share', e(DecimalInput, { label: 'Ad', name: 'name', unit: '%', ...nothing })],
  ['a part of a part', e(TextInput, { label: 'Ad', name: 'customer.phone' })],
  ['a row', e(TextInput, { label: 'Ad', name: 'parts.1.rate' })],
])('%s shows what is refused under its name, tied to it', (_what, control) => {
  const html = shown(control);
  const [, id = ''] = /<label for="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${id}-note"`);
  expect(html).toContain(`aria-describedby="${id}-note"`);
  expect(html).toMatch(/aria-invalid="true"/);
  expect(html.split(WRONG)).toHaveLength(2);
});

test.each<[string, ReactElement]>([
  ['what is not refused', e(TextInput, { label: 'Ad', name: 'note' })],
  ['a row before it', e(TextInput, { label: 'Ad', name: 'parts.0.rate' })],
  ['a control without a name', e(TextInput, { label: 'Ad' })],
  ['a control without a label', e(TextInput, { name: 'name' })],
])('%s shows nothing', (_what, control) => {
  expect(shown(control)).not.toMatch(/aria-invalid="|Bunu/);
});

test('a field may have its own reason', () => {
  const html = shown(e(TextInput, { label: 'Ad', name: 'name', error: 'Parola yanlış.' }));
  expect(html).toContain('Parola yanlış.');
  expect(html).not.toContain(WRONG);
});

test('only what may not be empty says so', () => {
  expect(shown(e(TextInput, { label: 'Telefon', name: 'customer.phone' }))).toContain(
    'aria-required="true"',
  );
  expect(shown(e(TextInput, { label: 'Not', name: 'note' }))).not.toContain('aria-required');
});
