import * as z from 'zod';
import { conflict } from '#domain/errors.ts';
import {
  type ContractAmounts,
  contractChangedSentence,
  contractChanges,
  contractSections,
} from '#domain/guest-documents/contract-changes.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { sha256 } from '#worker/platform/ids.ts';

/** Hex digits of a section's hash: enough to notice a change, few enough for a token. */
const DIGITS = 10;

/** What a quote says of the contract that is read with it. */
export const ContractFingerprint = z.object({
  /** A hash of each section (`contractSections`), one after another. */
  text: z.string(),
  deposit: z.int(),
  agencyExtras: z.int(),
});
export type ContractFingerprint = z.infer<typeof ContractFingerprint>;

export async function fingerprintOf(
  guestDocument: GuestDocument,
  { deposit, agencyExtras }: Pick<ContractAmounts, 'deposit' | 'agencyExtras'>,
): Promise<ContractFingerprint> {
  const hashes = await Promise.all(contractSections(guestDocument).map(sha256));
  return { text: hashes.map((hash) => hash.slice(0, DIGITS)).join(''), deposit, agencyExtras };
}

type Read = { contract: ContractFingerprint; prepayment: number };

/**
 * The contract is the one that was read, word for word. @throws `CONTRACT_CHANGED` (409) with what
 * has changed, in words for the guest
 */
export async function assertAsRead(
  { contract: before, prepayment }: Read,
  guestDocument: GuestDocument,
  amounts: ContractAmounts,
): Promise<void> {
  const now = await fingerprintOf(guestDocument, amounts);
  if (now.text === before.text) return;
  const changes = contractChanges(
    { sections: sectionsOf(before), amounts: { ...before, prepayment } },
    { sections: sectionsOf(now), amounts },
  );
  throw conflict('CONTRACT_CHANGED', contractChangedSentence(changes));
}

const sectionsOf = ({ text }: ContractFingerprint): string[] =>
  Array.from({ length: text.length / DIGITS }, (_, i) => text.slice(i * DIGITS, (i + 1) * DIGITS));
