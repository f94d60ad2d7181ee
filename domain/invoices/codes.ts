/**
 * Every coded value of an invoice, so that an accountant corrects a row and no code. `sure`: high,
 * read in the schema or the law; medium, read in the trade press; low, an assumption.
 */
type Coded = { code: string; sure: 'high' | 'medium' | 'low' };

/** What an invoice is for the office (UBL-TR kod listeleri, InvoiceTypeCode). */
export const INVOICE_KINDS = ['sale', 'return', 'exempt', 'accommodation'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_KIND_CODES: Record<InvoiceKind, Coded> = {
  sale: { code: 'SATIS', sure: 'high' },
  return: { code: 'IADE', sure: 'high' },
  exempt: { code: 'ISTISNA', sure: 'high' },
  /** The kind of a hotel's own invoice; an agency that only passes the tax on may need SATIS. */
  accommodation: { code: 'KONAKLAMAVERGISI', sure: 'medium' },
};

/** `earchive` for whoever is not registered for e-Fatura, `efatura` for who is (VUK 509). */
export const INVOICE_PROFILES = ['earchive', 'efatura'] as const;
export type InvoiceProfile = (typeof INVOICE_PROFILES)[number];

export const INVOICE_PROFILE_CODES: Record<InvoiceProfile, Coded> = {
  earchive: { code: 'EARSIVFATURA', sure: 'high' },
  /** A basic invoice: the buyer cannot refuse it inside the system, and a return may follow it. */
  efatura: { code: 'TEMELFATURA', sure: 'high' },
};

export const TAX_CODES = {
  vat: { code: '0015', name: 'KDV', sure: 'high' },
  accommodation: { code: '0059', name: 'Konaklama Vergisi', sure: 'high' },
} as const satisfies Record<string, Coded & { name: string }>;

/**
 * Why no VAT is charged, as the agency's accountant chooses it for a kind of sale (UBL-TR kod
 * listeleri, TaxExemptionReasonCode; law 3065).
 */
export const EXEMPTIONS = [
  { code: '302', name: '11/1-a Hizmet ihracatı', sure: 'medium' },
  { code: '350', name: 'Diğerleri', sure: 'low' },
] as const satisfies readonly (Coded & { name: string })[];

/**
 * The office wants a reason beside a tax of nothing, also where nothing is exempt: of one kuruş the tax
 * rounds to none.
 */
export const NO_VAT_LEFT = {
  code: '351',
  name: 'İstisna olmayan diğer',
  sure: 'medium',
} as const satisfies Coded & { name: string };

export const EXEMPTION_CODES = EXEMPTIONS.map(({ code }) => code);

/** The row of a code; of one that is no longer in the table, the code. */
export const exemptionOf = (code: string): { code: string; name: string } =>
  EXEMPTIONS.find((one) => one.code === code) ?? { code, name: code };

/** Numbers that stand for buyers without a Turkish one. */
export const STAND_IN_NUMBERS = {
  /** A person whose number is not known ("nihai tüketici"). */
  unknownPerson: { code: '11111111111', sure: 'medium' },
  /** Whoever has a passport and no Turkish number; the passport stands beside it. */
  foreigner: { code: '22222222222', sure: 'medium' },
} as const satisfies Record<string, Coded>;

/** Units of quantity (UN/ECE Rec. 20): a piece. */
export const PIECE = 'C62';
