import { queryOptions } from '@tanstack/react-query';
import type { Bank, BankInput } from '#domain/banks/admin-schema.ts';
import type { adminBankRoutes } from '#worker/features/banks/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { banks } = apiClient<typeof adminBankRoutes>('/').v1.admin;

export const BANKS = ['banks'] as const;

export const readBanks = () => contentOf(banks.$get());

/** Every account, hidden ones too, in the agency's order. */
export const bankListQuery = queryOptions({
  queryKey: BANKS,
  queryFn: readBanks,
});

/** @throws ApiError `IBAN_TAKEN` */
export const saveBank = (id: number | null, json: BankInput): Promise<Bank> =>
  id === null
    ? contentOf(banks.$post({ json }))
    : contentOf(banks[':id'].$put({ param: { id: String(id) }, json }));

export const setBankActivity = (id: number, active: boolean) =>
  contentOf(banks.activity.$patch({ json: { id, active } }));

/** @throws ApiError `STALE_VERSION` where the account is no longer the one in the sample */
export const setKarekodTried = (id: number, sample: string | null): Promise<Bank> =>
  contentOf(banks.karekod.$patch({ json: { id, sample } }));

export const deleteBank = (id: number) =>
  contentOf(banks[':id'].$delete({ param: { id: String(id) } }));
