import type { Bank, BankInput } from '#domain/banks/admin-schema.ts';
import type { adminBankRoutes } from '#worker/features/banks/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { wholeList } from '#dashboard/list/list-source.ts';

const { banks } = apiClient<typeof adminBankRoutes>('/').v1.admin;

export const BANKS = ['banks'] as const;

/** Every account, hidden ones too, in the agency's order. */
export const bankRows = wholeList(BANKS, () => banks.$get());

/** @throws ApiError `IBAN_TAKEN` */
export const saveBank = (id: number | null, json: BankInput): Promise<Bank> =>
  id === null ? banks.$post({ json }) : banks[':id'].$put({ param: { id }, json });

export const setBankActivity = (id: number, active: boolean) =>
  banks.activity.$patch({ json: { id, active } });

/** @throws ApiError `STALE_VERSION` where the account is no longer the one in the sample */
export const setKarekodTried = (id: number, sample: string | null): Promise<Bank> =>
  banks.karekod.$patch({ json: { id, sample } });

export const deleteBank = (id: number) => banks[':id'].$delete({ param: { id } });
