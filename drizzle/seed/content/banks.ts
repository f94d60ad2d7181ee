import { demoIban } from './identifiers.ts';

type BankFacts = {
  bankName: string;
  accountHolder: string;
  iban: string;
  branch: string;
  currency: 'TRY' | 'USD' | 'EUR';
  active: boolean;
  /** Where the agency read its karekod with a bank's app. */
  karekodTriedAt?: string;
};

const HOLDER = 'Kıyı Turizm Seyahat Acentası Ltd. Şti.';

/** Accounts of the agency at banks that do not exist. */
export const BANKS: readonly BankFacts[] = [
  {
    bankName: 'Örnek Akdeniz Bankası',
    accountHolder: HOLDER,
    iban: demoIban(1684),
    branch: 'Kaş',
    currency: 'TRY',
    active: true,
    karekodTriedAt: '2026-03-02T09:00:00.000Z',
  },
  {
    bankName: 'Örnek Liman Bankası',
    accountHolder: HOLDER,
    iban: demoIban(1685),
    branch: 'Fethiye',
    currency: 'TRY',
    active: true,
  },
  {
    bankName: 'Örnek Akdeniz Bankası',
    accountHolder: HOLDER,
    iban: demoIban(1686),
    branch: 'Kaş',
    currency: 'EUR',
    active: true,
  },
];
