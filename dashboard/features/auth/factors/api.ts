import { queryOptions } from '@tanstack/react-query';
import type { AddTotpInput, FactorAdded } from '#domain/auth/factor-schema.ts';
import type { factorRoutes } from '#worker/features/auth/factors.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { factors } = apiClient<typeof factorRoutes>('/').v1.account;

export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: () => factors.$get(),
});

/** A secret for an app; asks for the password unless it was confirmed recently. */
export const startTotp = () => factors.totp.start.$post();

/** @throws ApiError `VALIDATION`, `LOGIN_EXPIRED` */
export const addTotp = (json: AddTotpInput): Promise<FactorAdded> => factors.totp.$post({ json });

/** Has the browser make a passkey and keeps it. @throws ApiError, or as the browser refuses */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const { token, options } = await factors.passkey.start.$post();
  const { createPasskey } = await import('#dashboard/app/passkey.ts');
  const passkey = await createPasskey(options);
  return factors.passkey.$post({ json: { token, name, passkey } });
}

/** @throws ApiError `LAST_FACTOR` */
export const removeFactor = (id: string) => factors[':id'].$delete({ param: { id } });

export const renewRecoveryCodes = () => factors.recoverycodes.$post();
