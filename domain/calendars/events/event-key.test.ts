import { expect, it } from 'vitest';
import { eventKey, isPlainUid, keyBeside, uidOfKey } from './event-key.ts';

const STAY = { start: '2027-06-01', end: '2027-06-04' };

it.each([
  [eventKey('a@b', null, STAY), 'a@b'],
  [eventKey('a@b', '2027-06-01', STAY), 'a@b'],
  [eventKey('a@b', '2027-06-01T16:00:00', STAY), 'a@b'],
  [keyBeside(eventKey('a@b', null, STAY), STAY), 'a@b'],
  [keyBeside(eventKey('a@b', '2027-06-01', STAY), STAY), 'a@b'],
  [eventKey('a#1', '2027-06-01', STAY), 'a#1'],
  [eventKey(null, null, STAY), ''],
])('the UID of %s is %j', (key, uid) => expect(uidOfKey(key)).toBe(uid));

it('replaces a UID that could equal the key of another event', () => {
  for (const uid of ['a@b', 'A@B', 'a#b', '2027-06-01', 'x'.repeat(255)]) {
    expect(isPlainUid(uid)).toBe(true);
  }
  for (const uid of ['', 'a#2027-06-01', 'a#2027-06-01/2027-06-04', '2027-06-01/2027-06-04']) {
    expect(isPlainUid(uid)).toBe(false);
  }
  expect(isPlainUid('x'.repeat(256))).toBe(false);
});
