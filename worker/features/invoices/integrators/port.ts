import type { InvoiceProfile } from '#domain/invoices/codes.ts';
import type { InvoiceState } from '#domain/invoices/states.ts';

/** An invoice as an integrator gets it. Its UUID and number are ours, and the same at every attempt. */
export type SentInvoice = {
  uuid: string;
  number: string;
  profile: InvoiceProfile;
};

/** What is handed over, and to whom. */
export type Paper = {
  xml: string;
  /** The buyer's tax or identity number; '' for none. */
  buyerNumber: string;
};

/** `unclear`: nobody knows whether it was done; the integrator's own word is read before a repeat. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unclear'; reason: string };

/** What an integrator says of an invoice; `none`: it never got it. */
export type Standing =
  | { kind: 'none' }
  | { kind: 'state'; state: Exclude<InvoiceState, 'issued'>; reason: string }
  | { kind: 'unclear'; reason: string };

/** An integrator of e-invoices. No call throws: what cannot be known is `unclear`. */
export type InvoiceIntegrator = {
  name: string;
  /** Hands an invoice over. Twice is once: the second finds it by its UUID. */
  create(invoice: SentInvoice, paper: Paper): Promise<Outcome>;
  state(invoice: SentInvoice): Promise<Standing>;
  cancel(invoice: SentInvoice): Promise<Outcome>;
  /** The PDF; null while there is none. */
  file(invoice: SentInvoice): Promise<Uint8Array<ArrayBuffer> | null>;
};
