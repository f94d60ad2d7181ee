import { describe, expect, it } from 'vitest';
import type { NightRun } from './admin-schema.ts';
import { describeTaken, type HeldNights, runsOf } from './night-runs.ts';

function held(overrides: Partial<HeldNights> = {}): HeldNights {
  return {
    kind: 'reservation',
    ref: 'r1',
    first: '2027-06-12',
    last: '2027-06-14',
    scattered: null,
    expiresAt: null,
    status: 'confirmed',
    firstName: 'Gülşah',
    lastName: 'ince',
    blockKind: null,
    note: null,
    source: null,
    summary: null,
    ...overrides,
  };
}

describe('runs of nights', () => {
  it('end on the first day that is free again', () => {
    expect(runsOf(held(), true)).toEqual([
      {
        from: '2027-06-12',
        to: '2027-06-15',
        kind: 'reservation',
        state: 'confirmed',
        ref: 'r1',
        label: 'Gülşah ince',
        expires_at: null,
      },
    ]);
  });

  it('shorten a guest for those who need not know more', () => {
    expect(runsOf(held(), false)[0]?.label).toBe('Gülşah İ.');
    expect(runsOf(held({ lastName: null }), false)[0]?.label).toBe('Gülşah');
    expect(runsOf(held({ firstName: null, lastName: null }), true)[0]?.label).toBe('');
  });

  it('tell a request from an option, and survive a reservation that is gone', () => {
    const kinds = (status: HeldNights['status']) =>
      runsOf(held({ kind: 'hold', status }), true).map(({ kind, state }) => [kind, state]);
    expect(kinds('requested')).toEqual([['hold', 'requested']]);
    expect(kinds('option')).toEqual([['option', 'option']]);
    expect(kinds(null)).toEqual([['hold', 'hold']]);
  });

  it('say what a block is for and where a feed comes from', () => {
    const [block] = runsOf(held({ kind: 'block', blockKind: 'option', note: 'Boya' }), false);
    expect(block).toMatchObject({ kind: 'block', state: 'option', label: 'Boya' });
    const [bare] = runsOf(held({ kind: 'block' }), false);
    expect(bare).toMatchObject({ state: 'full', label: '' });
    const feed = held({ kind: 'external', source: 'airbnb', summary: 'Reserved' });
    expect(runsOf(feed, false)[0]).toMatchObject({ state: 'airbnb', label: 'Reserved' });
    expect(runsOf(held({ kind: 'external' }), false)[0]).toMatchObject({
      state: 'other',
      label: '',
    });
  });

  it('part where the nights of a feed do', () => {
    const scattered = ['2027-06-18', '2027-06-12', '2027-06-13', '2027-06-17'];
    const runs = runsOf(held({ kind: 'external', scattered, last: '2027-06-18' }), true);
    expect(runs.map(({ from, to }) => [from, to])).toEqual([
      ['2027-06-12', '2027-06-14'],
      ['2027-06-17', '2027-06-19'],
    ]);
  });
});

describe('what is in the way', () => {
  const run = (overrides: Partial<NightRun> = {}): NightRun => ({
    ...runsOf(held(), true)[0]!,
    ...overrides,
  });

  it('is named with the guest for an admin and without for an owner', () => {
    expect(describeTaken([run()], true)).toBe(
      'Bu tarihler dolu: 12–15 Haziran 2027 rezervasyon (Gülşah ince).',
    );
    expect(describeTaken([run()], false)).toBe('Bu tarihler dolu: 12–15 Haziran 2027 rezervasyon.');
  });

  it('shows an owner the note of a block and the name of a feed', () => {
    const runs = [
      run({ kind: 'block', state: 'full', label: 'Boya' }),
      run({ kind: 'external', state: 'booking', label: 'CLOSED - Not available' }),
      run({ kind: 'external', state: '?', label: 'x' }),
    ];
    expect(describeTaken(runs, false)).toBe(
      'Bu tarihler dolu: 12–15 Haziran 2027 elle kapatılmış (Boya), 12–15 Haziran 2027 dış takvim (Booking.com), 12–15 Haziran 2027 dış takvim.',
    );
  });

  it('stops at five and says how many more', () => {
    const text = describeTaken(
      Array.from({ length: 17 }, () => run()),
      true,
    );
    expect(text).toMatch(/ ve 12 kayıt daha\.$/);
  });

  it('is nothing when nothing is there', () => {
    expect(describeTaken([], true)).toBeNull();
  });
});
