import type { InvoiceKind } from './codes.ts';

/** What an agency sells itself, and who is invoiced: commission to owners, the rest to guests. */
export const SALE_KINDS = ['commission', 'services', 'kept'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

export const SALE_KIND_LABELS: Record<SaleKind, string> = {
  commission: 'Komisyon',
  services: 'Ek hizmet',
  kept: 'İptal kesintisi',
};

const KIND_WORDS: Record<InvoiceKind, string> = {
  sale: '',
  return: ' · iade',
  exempt: ' · KDV istisnası',
  accommodation: '',
};

/** What a paper is for, in words. */
export const nameOfPaper = ({ what, kind }: { what: SaleKind; kind: InvoiceKind }): string =>
  SALE_KIND_LABELS[what] + KIND_WORDS[kind];

/** What is due but not issued is a draft, and is not stored. */
export const INVOICE_STATES = ['issued', 'sent', 'accepted', 'failed', 'cancelled'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  issued: 'Kesildi',
  sent: 'Gönderildi',
  accepted: 'Kabul edildi',
  failed: 'Hata',
  cancelled: 'İptal edildi',
};

/** Where each state may lead; the database refuses every other move (drizzle/rules/invoices.sql). */
export const INVOICE_MOVES: Record<InvoiceState, readonly InvoiceState[]> = {
  issued: ['sent', 'accepted', 'failed', 'cancelled'],
  sent: ['accepted', 'failed', 'cancelled'],
  failed: ['sent', 'accepted', 'cancelled'],
  accepted: ['cancelled'],
  cancelled: [],
};

/** How a buyer is known to the office; `unknown`: a person who gave no number. */
export const BUYER_NUMBER_KINDS = ['tckn', 'vkn', 'passport', 'unknown'] as const;
export type BuyerNumberKind = (typeof BUYER_NUMBER_KINDS)[number];

/** An invoice is made within so many days of the service (VUK md. 231/5). */
export const DAYS_TO_INVOICE = 7;
