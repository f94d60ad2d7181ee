import { notFound, refused } from '#domain/errors.ts';
import { isTckn } from '#domain/values/tckn.ts';
import type { UpdateBtransInput } from '#domain/villas/btrans-schema.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { villaBtrans } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { sealIdentity } from './btrans-identity.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { emptyAsNull } from './section-columns.ts';
import { findBtrans } from './write-queries.ts';

type IdentityKind = 'tckn' | 'passport' | 'vkn' | null;

/** The stored identity data that the identity rules need. */
type Identity = { ownerKind: 'person' | 'company'; identityKind: IdentityKind };

/**
 * Saves the BTRANS data of a villa and its owner. The identity number is sealed before it reaches
 * the database and never appears in the audit log, which records the names of fields only. @throws
 * `NOT_FOUND`, `STALE_VERSION` (409), `VALIDATION` (422) for an invalid number or a kind that does
 * not suit the owner.
 */
export async function updateBtrans(
  deps: Deps,
  villaId: number,
  input: UpdateBtransInput,
  actor: Actor,
): Promise<void> {
  const current = await findBtrans(deps.db, villaId);
  if (current === null) throw notFound('Böyle bir villa yok.');
  const villa = { id: villaId, version: current.version };
  await checkVersion(deps, villa, input.version);

  const { version: _, identityNumber, ...fields } = input;
  const kept = current.btrans;
  const identity: Identity = {
    ownerKind: input.ownerKind ?? kept?.ownerKind ?? 'person',
    identityKind: kindOf(input, kept),
  };
  checkKind(identity);
  if (identityNumber) checkNumber(identity.identityKind, identityNumber);
  else if (identityNumber === undefined) checkKept(identity, kept);

  const write = beginWrite(deps, actor);
  const set = {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, emptyAsNull(value)]),
    ),
    ...identity,
    ...(identityNumber === null && { identityNumber: null }),
    ...(identityNumber && { identityNumber: await sealIdentity(deps, villaId, identityNumber) }),
  };
  await write.run([
    raiseVersion(write, villa),
    write.upsert(villaBtrans, { villaId }, set),
    write.audit('villa.btrans', villaId, {
      after: { fields: Object.keys(input).filter((name) => name !== 'version') },
    }),
  ]);
}

type Kept = NonNullable<Awaited<ReturnType<typeof findBtrans>>>['btrans'];

/** A company's number is always a VKN. */
function kindOf(input: UpdateBtransInput, kept: Kept): IdentityKind {
  if (input.identityKind !== undefined) return input.identityKind;
  if (input.ownerKind === 'company') return 'vkn';
  const isPersonNow = input.ownerKind === 'person' && kept?.identityKind === 'vkn';
  return isPersonNow ? 'tckn' : (kept?.identityKind ?? null);
}

function checkKind({ ownerKind, identityKind }: Identity): void {
  if (identityKind === null || (identityKind === 'vkn') === (ownerKind === 'company')) return;
  throw refusedField(
    'identityKind',
    ownerKind === 'company'
      ? 'Şirketler için kimlik türü vergi numarası (VKN) olmalı.'
      : 'Kişiler için kimlik türü T.C. kimlik numarası ya da pasaport olmalı.',
  );
}

function checkNumber(kind: IdentityKind, number: string): void {
  if (kind === null) throw refusedField('identityKind', 'Numaranın türünü seçin.');
  if (kind === 'tckn' && !isTckn(number)) {
    throw refusedField('identityNumber', 'Geçerli bir T.C. kimlik numarası yazın (11 hane).');
  }
  if (kind === 'vkn' && !isVkn(number)) {
    throw refusedField('identityNumber', 'Geçerli bir vergi kimlik numarası yazın (10 hane).');
  }
  if (kind === 'passport' && !/^[A-Z\d]{5,20}$/i.test(number)) {
    throw refusedField('identityNumber', 'Pasaport numarası 5–20 harf ve rakamdan oluşur.');
  }
}

/**
 * The stored number was checked as its own kind; under another one it might be wrong without
 * notice.
 */
function checkKept({ identityKind }: Identity, kept: Kept): void {
  if (!kept?.identityNumber || kept.identityKind === identityKind) return;
  throw refusedField('identityNumber', 'Kimlik türü değişti; numarayı yeniden yazın.');
}

const refusedField = (path: string, message: string) =>
  refused('VALIDATION', message, [{ path, message }]);
