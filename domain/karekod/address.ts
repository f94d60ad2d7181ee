import type { Kurus } from '#domain/values/money.ts';

/** Where the picture of a transfer is: to one of the agency's accounts, for one stay. */
export const karekodPath = (bankId: number, amount: Kurus, code: string): string =>
  `/v1/website/bank/${bankId}/karekod.gif?${new URLSearchParams({ amount: String(amount), code })}`;

/** An address of such a picture. */
export const KAREKOD_PATH = /^\/v1\/website\/bank\/\d+\/karekod\.gif\?/;
