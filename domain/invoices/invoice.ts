import type { Day } from '#domain/values/dates.ts';
import type { BasisPoints } from '#domain/values/money.ts';
import type { TaxedAmount } from './amounts.ts';
import type { InvoiceKind, InvoiceProfile } from './codes.ts';

/** Where a party lives; a street and a house may be unknown, a city and a country never. */
export type PostalAddress = {
  street: string;
  /** İlçe. */
  district: string;
  city: string;
  country: string;
};

/** How the office knows a party. */
export type PartyNumber =
  | { kind: 'tckn' | 'vkn' | 'passport'; number: string }
  /** A person who gave none. */
  | { kind: 'unknown' };

export type InvoiceParty = {
  number: PartyNumber;
  /** A company's title, or a person's whole name. */
  name: string;
  taxOffice?: string;
  address: PostalAddress;
  email?: string;
  phone?: string;
};

/** Something sold: one piece at its net price. Kuruş; above zero on a return too. */
export type InvoiceLine = {
  name: string;
  amount: TaxedAmount;
  vatRate: BasisPoints;
  accommodationRate?: BasisPoints;
  /** Why it holds no VAT. */
  exemption?: { code: string; name: string };
};

/** An invoice before it is written for the office. */
export type Invoice = {
  /** 16 characters; see `invoiceNumber`. */
  number: string;
  /** UUID; the same for every attempt to hand this invoice over. */
  uuid: string;
  issuedOn: Day;
  /** Time in Istanbul, HH:MM:SS. */
  issuedAt: string;
  kind: InvoiceKind;
  profile: InvoiceProfile;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  lines: readonly InvoiceLine[];
  /** What it is about, for people; a sentence each. */
  notes: readonly string[];
  /** The invoices that a return answers. */
  originals?: readonly { number: string; issuedOn: Day }[];
};
