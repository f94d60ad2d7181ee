import { expect, test } from 'vitest';
import { googleCalendarLink, writeStayEvent } from './calendar.ts';

const stay = {
  villa: {
    slug: 'villa-a',
    name: 'Villa A',
    town: 'Kaş',
    checkInTime: '16:00',
    checkOutTime: '10:00',
  },
  checkIn: '2027-06-14',
  checkOut: '2027-06-21',
  place: null,
};

const edition = {
  uid: 'abc',
  sequence: 3,
  changedAt: '2026-11-21T08:00:00.000Z',
  writtenAt: '2026-11-22T09:00:00.000Z',
};

test('another edition of a stay has its name and a higher number', () => {
  expect(writeStayEvent(stay, edition)).toContain(
    'UID:abc@konaklamam\r\nSEQUENCE:3\r\nDTSTAMP:20261122T090000Z\r\nLAST-MODIFIED:20261121T080000Z\r\n',
  );
  const moved = { ...stay, villa: { ...stay.villa, slug: 'villa-b' }, checkIn: '2027-06-15' };
  expect(writeStayEvent(moved, { ...edition, sequence: 4 })).toContain(
    'UID:abc@konaklamam\r\nSEQUENCE:4\r\n',
  );
});

test('the times of the house are those of Türkiye, and the address is included once it may be shown', () => {
  const text = writeStayEvent(stay, edition);
  expect(text).toContain('DTSTART:20270614T130000Z\r\nDTEND:20270621T070000Z\r\n');
  expect(text).toContain('LOCATION:Villa A\\, Kaş\r\n');
  const known = { ...stay, place: { address: 'Deniz Sk. 5; Kaş' } };
  expect(writeStayEvent(known, edition)).toContain('LOCATION:Deniz Sk. 5\\; Kaş');
  const { searchParams } = new URL(googleCalendarLink(known));
  expect(searchParams.get('dates')).toBe('20270614T130000Z/20270621T070000Z');
  expect(searchParams.get('location')).toBe('Deniz Sk. 5; Kaş');
});
