import { expect, it } from 'vitest';
import { offerState, offerStateLabel } from './state.ts';

const open = { acceptedAt: null, openedAt: null, expiresAt: '2026-11-30T10:00:00.000Z' };
const at = '2026-11-29T10:00:00.000Z';

it.each([
  [open, 'sent'],
  [{ ...open, openedAt: at }, 'opened'],
  [{ ...open, expiresAt: at }, 'expired'],
  [{ ...open, expiresAt: at, acceptedAt: at }, 'accepted'],
] as const)('%j is %s', (offer, state) => expect(offerState(offer, at)).toBe(state));

it('says of an offer without an address that it has to be handed over', () => {
  expect(offerStateLabel({ state: 'sent', email: null })).toBe('Elden iletilecek');
  expect(offerStateLabel({ state: 'sent', email: 'ayse@posta.example' })).toBe('Gönderildi');
  expect(offerStateLabel({ state: 'opened', email: null })).toBe('Açıldı');
});
