/** Nilvera's REST service, an integrator that the tax office licensed. */
export type NilveraAccount = { apiKey: string; baseUrl: string };

/** Accounts at integrators of e-invoices; without any, files go by hand (`file`). */
export type InvoiceAccounts = { nilvera: NilveraAccount | null; sandbox: boolean };

/** Secrets and variables of the platform; docs/operations.md says where each comes from. */
export type InvoiceEnv = {
  NILVERA_API_KEY?: string;
  /** `https://apitest.nilvera.com` for its test environment. */
  NILVERA_BASE_URL?: string;
  /** `1` on a developer's machine only: invoices go nowhere. */
  INVOICE_SANDBOX?: string;
};

export const createInvoiceAccounts = (env: InvoiceEnv): InvoiceAccounts => ({
  nilvera: env.NILVERA_API_KEY
    ? {
        apiKey: env.NILVERA_API_KEY,
        baseUrl: (env.NILVERA_BASE_URL || 'https://api.nilvera.com').replace(/(?<!\/)\/+$/, ''),
      }
    : null,
  sandbox: env.INVOICE_SANDBOX === '1',
});
