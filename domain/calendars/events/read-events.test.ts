import { describe, expect, it } from 'vitest';
import type { Moment, RawEvent } from './feed-event.ts';
import { readEvents } from './read-events.ts';

const day = (text: string): Moment => ({ day: text, minute: 0, wholeDay: true });

function raw(
  uid: string | null,
  start: string,
  end: string,
  overrides: Partial<RawEvent> = {},
): RawEvent {
  return {
    uid,
    summary: 'Reserved',
    sequence: 0,
    stamp: '',
    start: day(start),
    end: day(end),
    cancelled: false,
    transparent: false,
    tentative: false,
    occurrence: null,
    assumed: false,
    ...overrides,
  };
}

const TODAY = '2027-01-01';
const read = (...events: RawEvent[]) => readEvents({ events, flaws: [] }, TODAY);
const short = (...events: RawEvent[]) =>
  read(...events).events.map(({ uid, start, end }) => `${uid} ${start}/${end}`);
const reasons = (...events: RawEvent[]) => read(...events).ignored.map(({ why }) => why);

describe('reading events', () => {
  it('takes an event that ends after today, and none that is over', () => {
    expect(short(raw('a', '2026-12-20', '2027-01-02'))).toEqual(['a 2026-12-20/2027-01-02']);
    expect(reasons(raw('a', '2026-12-20', '2027-01-01'))).toEqual(['Geçmişte kaldı.']);
  });

  it.each([
    [{ cancelled: true }, 'İptal edilmiş.', false],
    [{ transparent: true }, 'Müsait zaman olarak işaretlenmiş.', false],
    [{ start: 'unreadable' as const }, 'Tarihi okunamadı.', true],
    [{ start: null }, 'Tarihi okunamadı.', true],
    [{ start: null, cancelled: true }, 'İptal edilmiş.', false],
    [{ end: 'unreadable' as const }, 'Tarihi okunamadı.', true],
    [{ end: day('2027-05-01') }, 'Bitişi başlangıcından önce.', true],
    [{ start: null, transparent: true }, 'Müsait zaman olarak işaretlenmiş.', false],
    [{ start: day('2026-06-01'), end: day('2026-05-01') }, 'Geçmişte kaldı.', false],
  ])('ignores %o, says why and warns where it must', (overrides, why, warns) => {
    const { events, ignored, warnings, unread } = read(
      raw('a', '2027-06-01', '2027-06-04', overrides),
    );
    expect(events).toEqual([]);
    expect(ignored).toMatchObject([{ uid: 'a', why }]);
    expect([warnings, [...unread]]).toEqual(warns ? [ignored, ['a']] : [[], []]);
  });

  it.each([
    ['Check-out'],
    ['CHECK OUT: Ahmet'],
    ['Checkout – 4 kişi'],
    ['Çıkış'],
    ['ÇIKIŞ GÜNÜ'],
    ['Ahmet Bey çıkışı'],
    ['Abreise'],
    ['Départ'],
    ['Выезд'],
    ['John checks out'],
    ['C/O Smith'],
    ['OUT: Smith'],
    ['Guest leaves'],
    ['Abreisetag'],
    ['Saída'],
    ['Wyjazd'],
    ['مغادرة'],
  ])('sees a reminder of a departure in %s, of a day and of an hour', (summary) => {
    const stay = raw('a', '2027-06-01', '2027-06-04');
    const wholeDay = raw('b', '2027-06-04', '2027-06-05', { summary });
    const at = (minute: number) => ({ day: '2027-06-04', minute, wholeDay: false });
    const hour = { ...wholeDay, start: at(600), end: at(660) };
    for (const reminder of [wholeDay, hour, { ...wholeDay, end: null }]) {
      expect(short(stay, reminder)).toEqual(['a 2027-06-01/2027-06-04']);
      expect(reasons(stay, reminder)).toEqual(['Çıkış gününü hatırlatıyor; gece kapatmaz.']);
    }
    // An hour is no night, whoever leaves; a whole day alone might be one.
    expect(short(hour)).toEqual([]);
    expect(short(wholeDay)).toEqual(['b 2027-06-04/2027-06-05']);
    // Neither the day of another departure nor a whole stay is a reminder.
    expect(short(raw('a', '2027-06-01', '2027-06-03'), wholeDay)).toHaveLength(2);
    expect(short(stay, raw('b', '2027-06-04', '2027-06-06', { summary }))).toHaveLength(2);
    // Two reminders confirm nobody's departure.
    expect(short(wholeDay, raw('c', '2027-06-03', '2027-06-04', { summary }))).toHaveLength(2);
  });

  it.each([
    ['Giriş / Çıkış'],
    ['Check-in 4, check-out 5'],
    ['Departman toplantısı'],
    ['Closed: check-out only'],
    ['Reserved'],
    ['Çıkar'],
    ['Outdoor event'],
  ])('takes the night of %s on a day of departure', (summary) => {
    const stay = raw('a', '2027-06-01', '2027-06-04');
    expect(short(stay, raw('b', '2027-06-04', '2027-06-05', { summary }))).toHaveLength(2);
  });

  it('names what a seller marks as free or as tentative, unless it is over', () => {
    const notes = (...events: RawEvent[]) =>
      read(...events).notes.map(({ uid, why }) => `${uid} ${why}`);
    const tentative = raw('t', '2027-06-01', '2027-06-04', { tentative: true });
    const free = raw('f', '2027-07-01', '2027-07-04', { transparent: true });
    expect(short(tentative, free)).toEqual(['t 2027-06-01/2027-06-04']);
    expect(notes(tentative, free)).toEqual([
      't Satıcıda henüz kesinleşmemiş; geceleri yine de kapanır.',
      'f Müsait zaman olarak işaretlenmiş.',
    ]);
    const past = { start: day('2026-06-01'), end: day('2026-06-04') };
    expect(notes({ ...tentative, ...past }, { ...free, ...past })).toEqual([]);
    expect(notes({ ...tentative, cancelled: true })).toEqual([]);
    expect(read(tentative, free).warnings).toEqual([]);
  });

  it('uses the newest version of an event, in any order', () => {
    const old = raw('a', '2027-06-01', '2027-06-04', { sequence: 1 });
    const fresh = raw('a', '2027-06-02', '2027-06-05', { sequence: 2 });
    expect(short(old, fresh)).toEqual(['a 2027-06-02/2027-06-05']);
    expect(short(fresh, old)).toEqual(['a 2027-06-02/2027-06-05']);
    expect(reasons(fresh, old)).toEqual([
      'Aynı etkinlik takvimde ikinci kez var; en yenisi alındı.',
    ]);
    const stamped = [
      raw('a', '2027-06-01', '2027-06-04', { stamp: '2027-01-02' }),
      raw('a', '2027-06-02', '2027-06-05', { stamp: '2027-01-01' }),
    ];
    expect(short(...stamped)).toEqual(['a 2027-06-01/2027-06-04']);
    expect(short(...stamped.toReversed())).toEqual(['a 2027-06-01/2027-06-04']);
  });

  it('lets a newer cancellation cancel', () => {
    const cancelled = { sequence: 3, cancelled: true };
    const { events, cancelled: uids } = read(
      raw('a', '2027-06-01', '2027-06-04'),
      raw('a', '2027-06-01', '2027-06-04', cancelled),
    );
    expect([events, [...uids]]).toEqual([[], ['a']]);
  });

  it('takes the same event twice once, and keeps two that only share a name', () => {
    const twice = raw('a', '2027-06-01', '2027-06-04');
    expect(short(twice, twice)).toEqual(['a 2027-06-01/2027-06-04']);
    expect(short(twice, raw('a', '2027-07-01', '2027-07-04'))).toEqual([
      'a 2027-06-01/2027-06-04',
      'a#2027-07-01/2027-07-04 2027-07-01/2027-07-04',
    ]);
  });

  it('knows an event without a name by its days', () => {
    const nameless = raw(null, '2027-06-01', '2027-06-04');
    expect(short(nameless, nameless)).toEqual(['2027-06-01/2027-06-04 2027-06-01/2027-06-04']);
    expect([...read({ ...nameless, end: 'unreadable' }).unread]).toEqual(['']);
  });

  it('distinguishes blocked periods from guests', () => {
    const kinds = (...summaries: string[]) =>
      summaries.map(
        (summary) => read(raw('a', '2027-06-01', '2027-06-04', { summary })).events[0]?.kind,
      );
    expect(
      kinds(
        'Airbnb (Not available)',
        'CLOSED - Not available',
        'Blocked',
        'Kapalı',
        'MÜSAİT DEĞİL',
      ),
    ).toEqual(['block', 'block', 'block', 'block', 'block']);
    expect(kinds('Reserved', 'Reserved - Guest', '')).toEqual(['booking', 'booking', 'booking']);
  });

  it('says of a series once why its occurrences take no night, and nothing of past ones', () => {
    const week = (n: number, more: Partial<RawEvent> = {}) =>
      raw('s', `2027-06-0${n}`, `2027-06-0${n + 1}`, { occurrence: `2027-06-0${n}`, ...more });
    const past = raw('s', '2026-06-01', '2026-06-02', { occurrence: '2026-06-01' });
    expect(short(past, week(1), week(3))).toEqual([
      's#2027-06-01 2027-06-01/2027-06-02',
      's#2027-06-03 2027-06-03/2027-06-04',
    ]);
    expect(reasons(past, week(1))).toEqual([]);
    expect(reasons(past, { ...past, occurrence: '2026-06-02' })).toEqual(['Geçmişte kaldı.']);
    expect(reasons(week(1, { cancelled: true }), week(3, { cancelled: true }))).toEqual([
      'İptal edilmiş.',
    ]);
  });

  it('passes on what could not be read, unless it is over and hides nothing', () => {
    const flaw = { uid: 'a', summary: 'Reserved', start: '2026-06-01', why: 'x' };
    const warned = (end: string | null, hidesNights: boolean) => {
      const { warnings, unread } = readEvents(
        { events: [], flaws: [{ ...flaw, end, hidesNights }] },
        TODAY,
      );
      return [warnings.length, unread.size];
    };
    expect(warned(null, true)).toEqual([1, 1]);
    expect(warned('2026-06-04', true)).toEqual([1, 1]);
    expect(warned(null, false)).toEqual([1, 0]);
    expect(warned('2026-06-04', false)).toEqual([0, 0]);
  });
});
