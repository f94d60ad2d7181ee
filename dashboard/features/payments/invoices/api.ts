import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InvoiceBuyerInput, InvoiceStatesInput } from '#domain/invoices/schema.ts';
import type { invoiceRegisterRoutes } from '#worker/features/invoices/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { download } from '#dashboard/app/download.ts';

const { invoices } = apiClient<typeof invoiceRegisterRoutes>('/').v1.admin;

/** Below the ledger's key, so that it is refetched with it. */
export const INVOICES = ['transactions', 'invoices'] as const;

export const invoicesQuery = (month: string) =>
  queryOptions({
    queryKey: [...INVOICES, month],
    queryFn: () => invoices.$get({ query: { month } }),
    placeholderData: keepPreviousData,
  });

/** @throws ApiError `INVOICES_NOT_SET_UP` */
export const issueInvoices = (ids: string[]) => invoices.issue.$post({ json: { ids } });

export const saveBuyer = (payer: string, json: InvoiceBuyerInput) =>
  invoices.buyers[':payer'].$put({ param: { payer }, json });

export const makeBuyerLink = (payer: string) =>
  invoices.buyers[':payer'].link.$post({ param: { payer } });

export const setInvoiceStates = (answers: InvoiceStatesInput['answers']) =>
  invoices.states.$post({ json: { answers } });

export const downloadInvoices = (month: string): Promise<void> =>
  download(`/v1/admin/invoices/files.zip?month=${month}`, `faturalar-${month}.zip`);
