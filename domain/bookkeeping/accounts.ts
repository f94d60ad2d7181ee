import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';

/** The role of an account in the books. The agency chooses its code. */
export const JOURNAL_ROLES = [
  'cash',
  'bank',
  'card',
  'guests',
  'deposits',
  'owners',
  'commission',
  'commission_vat',
  'services',
  'services_vat',
  'services_accommodation',
  'kept',
  'kept_vat',
  'damages',
  'rounding',
] as const;

export type JournalRole = (typeof JOURNAL_ROLES)[number];

type Account = { code: string; name: string };

/**
 * The usual codes: Tekdüzen Hesap Planı (Muhasebe Sistemi Uygulama Genel Tebliği, sıra no 1, Resmî
 * Gazete 26.12.1992, 21447 mükerrer). An agency's bookkeeper replaces them with sub-accounts.
 */
export const DEFAULT_ACCOUNTS: Record<JournalRole, Account> = {
  cash: { code: '100', name: 'Kasa' },
  bank: { code: '102', name: 'Bankalar' },
  card: { code: '108', name: 'Diğer hazır değerler (kart)' },
  guests: { code: '340', name: 'Alınan sipariş avansları (misafirler)' },
  deposits: { code: '326', name: 'Alınan depozito ve teminatlar' },
  owners: { code: '336', name: 'Diğer çeşitli borçlar (ev sahipleri)' },
  commission: { code: '600.01', name: 'Yurt içi satışlar (komisyon)' },
  commission_vat: { code: '391.01', name: 'Hesaplanan KDV (komisyon)' },
  services: { code: '600.02', name: 'Yurt içi satışlar (ek hizmet)' },
  services_vat: { code: '391.02', name: 'Hesaplanan KDV (ek hizmet)' },
  services_accommodation: { code: '360.01', name: 'Ödenecek konaklama vergisi' },
  kept: { code: '602', name: 'Diğer gelirler (iptal kesintisi)' },
  kept_vat: { code: '391.03', name: 'Hesaplanan KDV (iptal kesintisi)' },
  damages: { code: '649', name: 'Diğer olağan gelir ve kârlar (hasar)' },
  rounding: { code: '679', name: 'Diğer olağandışı gelir ve kârlar (kuruş farkı)' },
};

export const JOURNAL_ROLE_LABELS: Record<JournalRole, string> = {
  cash: 'Nakit',
  bank: 'Banka (havale, EFT, FAST)',
  card: 'Kart ve ödeme bağlantısı',
  guests: 'Misafirlerden alınan',
  deposits: 'Hasar depozitoları',
  owners: 'Ev sahiplerine borç',
  commission: 'Komisyon geliri',
  commission_vat: 'Komisyonun KDV’si',
  services: 'Ek hizmet geliri',
  services_vat: 'Ek hizmetin KDV’si',
  services_accommodation: 'Konaklama vergisi',
  kept: 'İptal kesintisi',
  kept_vat: 'İptal kesintisinin KDV’si',
  damages: 'Depozitodan kesilen hasar',
  rounding: 'Faturanın kuruş farkı',
};

const AccountInput = z.strictObject({
  code: line(1, 20)
    .regex(/^\d[\d.]*$/, 'Hesap kodu rakam ve noktadan oluşur, örneğin 336.01.')
    .meta({ example: '336.01' }),
  name: line(1, 80),
});

/** PUT /v1/admin/journal/accounts: the account of every role. */
export const AccountPlan = z.strictObject(
  Object.fromEntries(JOURNAL_ROLES.map((role) => [role, AccountInput])) as Record<
    JournalRole,
    typeof AccountInput
  >,
);
export type AccountPlan = z.infer<typeof AccountPlan>;
