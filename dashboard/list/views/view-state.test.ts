import { expect, it } from 'vitest';
import { fromViewState, isShown, toViewState } from './view-state.ts';

const SEARCH = { q: 'deniz', order: '-total', page: 3, status: 'option', villa_id: undefined };

it('keeps filters, order and columns, and forgets the page', () => {
  const state = toViewState(SEARCH, ['guest', 'total']);
  expect(state).toEqual({
    q: 'deniz',
    order: '-total',
    status: 'option',
    columns: ['guest', 'total'],
  });
  expect(fromViewState(state)).toEqual({
    search: { q: 'deniz', order: '-total', status: 'option' },
    columns: ['guest', 'total'],
  });
});

it('reads what another screen or an older one kept as far as it can', () => {
  expect(fromViewState({ oldrez: true, days: 7, gone: null, list: ['a'] })).toEqual({
    search: { oldrez: 'true', days: '7' },
    columns: null,
  });
});

it('knows the view that is on the screen, whatever its page and columns', () => {
  const state = toViewState(SEARCH, ['guest']);
  expect(isShown(state, { ...SEARCH, page: 1 })).toBe(true);
  expect(isShown(state, { ...SEARCH, order: 'total' })).toBe(false);
  expect(isShown({}, {})).toBe(true);
  expect(isShown({}, { q: 'x' })).toBe(false);
});
