import { expect, it } from 'vitest';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addDays } from '#domain/values/dates.ts';
import { indexDays } from '#site/lib/calendar-cells.ts';
import { monthHtml } from './month-html.ts';

const day = (
  date: string,
  state: AvailabilityDay['state'],
  rest: Partial<AvailabilityDay> = {},
) => ({
  date,
  state,
  arrival: state === 'free',
  departure: false,
  price: 490_000,
  minNights: 3,
  ...rest,
});

it('paints a changeover day in two halves and says every state in words', () => {
  const days = [
    day('2027-06-10', 'free'),
    day('2027-06-11', 'booked', { departure: true }),
    day('2027-06-12', 'booked'),
    day('2027-06-13', 'option'),
    day('2027-06-14', 'blocked', { price: null }),
    ...Array.from({ length: 16 }, (_, i) => day(addDays('2027-06-15', i), 'free')),
  ];
  const html = monthHtml('2027-06', indexDays(days));
  expect(html).toContain('<caption>Haziran 2027</caption>');
  expect(html).toContain('<td class=pf>10<i>4.900</i>');
  expect(html).toContain('<td class=fb>11<i>çıkış</i>');
  expect(html).toContain('<td class=bb>12<i>dolu</i>');
  expect(html).toContain('<td class=bo>13<i>bekliyor</i>');
  expect(html).toContain('<td class=ok>14<i>kapalı</i>');
  expect(html).toContain('<td class=pp><s>9</s>');
  // The first week of June is over: its row is left out.
  expect(html).not.toContain('<s>6</s>');
});
