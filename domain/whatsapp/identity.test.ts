import { expect, it } from 'vitest';
import { senderOf, userOf } from './identity.ts';

it.each([
  ['905321112233', undefined, { phone: '+905321112233', user: null }],
  ['5215512345678', undefined, { phone: '+525512345678', user: null }],
  ['905321112233', 'TR.1', { phone: '+905321112233', user: 'TR.1' }],
  ['TR.1', undefined, { phone: null, user: 'TR.1' }],
  [undefined, 'TR.1', { phone: null, user: 'TR.1' }],
  [undefined, undefined, { phone: null, user: null }],
])('knows a user named %s with the id %s', (named, id, user) =>
  expect(userOf(named, id)).toEqual(user),
);

const CAN = { wa_id: '905321112233', user_id: 'TR.1', profile: { name: ' Can Su ' } };
const EDA = { user_id: 'TR.2', profile: { username: 'eda' } };

it.each([
  ['by phone', { from: '905321112233' }, [EDA, CAN], '+905321112233', 'TR.1', 'Can Su'],
  ['by id', { from_user_id: 'TR.2' }, [CAN, EDA], null, 'TR.2', '@eda'],
  ['without a contact', { from: '905440000000' }, [CAN], '+905440000000', null, ''],
  ['without contacts', { from: '905440000000' }, undefined, '+905440000000', null, ''],
  ['unnamed, of the only contact', {}, [CAN], '+905321112233', 'TR.1', 'Can Su'],
  ['unnamed, of nobody certain', {}, [CAN, EDA], null, null, ''],
] as const)('knows who wrote, %s', (_name, message, contacts, phone, user, name) =>
  expect(senderOf(message, contacts)).toEqual({ phone, user, name }),
);
