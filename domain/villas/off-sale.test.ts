import { expect, it } from 'vitest';
import { offSaleReason, type SaleFacts } from './off-sale.ts';

const FINE: SaleFacts = {
  openOrders: 0,
  withdrawnOn: null,
  verifiedAt: '2026-01-05T09:00:00.000Z',
  expiresOn: null,
  nextCheckOn: null,
};

it.each<[Partial<SaleFacts>, string]>([
  [{ openOrders: 1, withdrawnOn: '2026-11-20' }, 'order'],
  [{ withdrawnOn: '2026-11-20', verifiedAt: null }, 'withdrawn'],
  [{ verifiedAt: null, expiresOn: '2020-01-01' }, 'unchecked'],
  [{ expiresOn: '2026-12-01', nextCheckOn: '2026-12-02' }, 'expired'],
  [{ expiresOn: '2026-12-01', nextCheckOn: '2026-12-01' }, 'expired'],
  [{ expiresOn: '2026-12-03', nextCheckOn: '2026-12-02' }, 'check-due'],
  [{ nextCheckOn: '2026-12-02' }, 'check-due'],
  [{ expiresOn: '2026-12-01' }, 'expired'],
])('%j: %s', (change, reason) => expect(offSaleReason({ ...FINE, ...change })).toBe(reason));
