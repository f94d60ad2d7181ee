import { expect, it } from 'vitest';
import * as z from 'zod';
import { requiredFields } from './required-fields.ts';

const Schema = z
  .strictObject({
    name: z.string().trim().min(1),
    note: z.string(),
    day: z.iso.date(),
    kind: z.enum(['a', 'b']),
    amount: z.int().min(1),
    until: z.string().nullable(),
    guest: z.object({ first: z.string().min(1), last: z.string() }),
  })
  .superRefine((_values, context) =>
    context.addIssue({ code: 'custom', path: ['note'], message: 'Biri yeter.' }),
  );

const values = {
  name: 'Ada',
  note: '',
  day: '',
  kind: 'a',
  amount: 0,
  until: null,
  guest: { first: 'x', last: 'y' },
};

it('names the fields that may not be empty, whatever their value', () =>
  expect([...requiredFields(Schema, values)].toSorted()).toEqual([
    'amount',
    'day',
    'guest.first',
    'name',
  ]));

it('names nothing where nothing is asked for', () =>
  expect(requiredFields(z.object({ note: z.string() }), { note: '' }).size).toBe(0));
