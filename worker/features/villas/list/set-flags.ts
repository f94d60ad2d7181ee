import { and, eq, ne, type SQL } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type {
  VillaActivity,
  VillaActivityInput,
  VillaOfMonth,
  VillaOfMonthInput,
  VillaPopular,
} from '#domain/villas/admin-schema.ts';
import { findActivationProblem } from '#domain/villas/permit.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { findSwitchable, findVillasOfMonth } from '../save/write-queries.ts';

/**
 * The switches of the list. They do not raise the version, because no editor saves them and so none
 * can overwrite them.
 */

const noVilla = () => notFound('Böyle bir villa yok.');

/**
 * Activates or deactivates a villa. Booked stays keep their nights either way. @throws
 * `PERMIT_REQUIRED` (422) for a villa without a permit number, `NOT_FOUND`.
 */
export async function setActivity(
  deps: Deps,
  { id, active }: VillaActivityInput,
  actor: Actor,
): Promise<VillaActivity> {
  const villa = await findSwitchable(deps.db, id, today(deps.clock));
  if (villa === null) throw noVilla();
  if (active && findActivationProblem({ permitNumber: villa.permitNo })) {
    throw refused('PERMIT_REQUIRED');
  }
  await deps.db.write([
    ...setFlag(deps, id, { active }, () => refused('PERMIT_REQUIRED')),
    auditFlag(deps, actor, id, 'villa.activity', { active: villa.active }, { active }),
  ]);
  return { id, active, warnings: active ? sellingWarnings(villa) : leavingWarnings(villa) };
}

type Switchable = NonNullable<Awaited<ReturnType<typeof findSwitchable>>>;

function sellingWarnings({ isPriced, images, missingFacts }: Switchable): string[] {
  return [
    ...(missingFacts.length === 0
      ? []
      : [`Şirket bilgileriniz eksik: ${missingFacts.join(', ')}. Ayarlar’dan doldurun.`]),
    ...(isPriced
      ? []
      : ['Villanın önümüzdeki günler için fiyatı yok; fiyat girilene kadar satılamaz.']),
    ...(images > 0 ? [] : ['Villanın fotoğrafı yok.']),
  ];
}

function leavingWarnings({ comingStays, villaOfMonth }: Switchable): string[] {
  return [
    ...(comingStays === 0
      ? []
      : [`Villanın ${comingStays} güncel rezervasyonu var; bunlar geçerli kalır.`]),
    ...(villaOfMonth ? ['Satışta olmadığı için artık ayın villası değil.'] : []),
  ];
}

/** @throws `NOT_FOUND`. */
export async function setPopular(
  deps: Deps,
  { id, popular }: VillaPopular,
  actor: Actor,
): Promise<VillaPopular> {
  const villa = await findSwitchable(deps.db, id, today(deps.clock));
  if (villa === null) throw noVilla();
  await deps.db.write([
    ...setFlag(deps, id, { popular }),
    auditFlag(deps, actor, id, 'villa.popular', { popular: villa.popular }, { popular }),
  ]);
  return { id, popular };
}

/**
 * There is at most one villa of the month, and it is on sale: choosing one removes the flag of the
 * previous one in the same batch; a trigger removes it from one that is deactivated. @throws
 * `NOT_FOUND`, `VILLA_INACTIVE` (422).
 */
export async function setVillaOfMonth(
  deps: Deps,
  { id, villaOfMonth }: VillaOfMonthInput,
  actor: Actor,
): Promise<VillaOfMonth> {
  const current = await findVillasOfMonth(deps.db, id);
  if (current === null) throw noVilla();
  if (villaOfMonth && !current.active) throw notOnSale();
  const unset = villaOfMonth ? current.others : [];
  await deps.db.write([
    ...(villaOfMonth ? [clearOthers(deps, id)] : []),
    ...setFlag(deps, id, { villaOfMonth }, notOnSale),
    auditFlag(
      deps,
      actor,
      id,
      'villa.of_month',
      { villaOfMonth: current.villaOfMonth },
      { villaOfMonth, unset },
    ),
  ]);
  return { id, villaOfMonth, unset };
}

const notOnSale = () => refused('VILLA_INACTIVE', 'Satışta olmayan villa ayın villası olamaz.');

const clearOthers = (deps: Deps, id: number) =>
  updateWhere(deps, { villaOfMonth: false }, and(eq(villas.villaOfMonth, true), ne(villas.id, id)));

type Flags = { active: boolean } | { popular: boolean } | { villaOfMonth: boolean };

function setFlag(deps: Deps, id: number, flags: Flags, onConflict?: Step['onConflict']): Step[] {
  return [
    updateWhere(deps, flags, eq(villas.id, id), onConflict),
    changedOne('villa.known', noVilla),
  ];
}

function updateWhere(
  { clock }: Deps,
  flags: Flags,
  which: SQL | undefined,
  onConflict?: Step['onConflict'],
): Step {
  const row = { ...flags, updatedAt: instant(clock) };
  return step(build.update(villas).set(row).where(which), onConflict);
}

function auditFlag(
  { clock }: Deps,
  actor: Actor,
  id: number,
  action: `villa.${string}`,
  before: object,
  after: object,
): Step {
  const entry = { action, entity: 'villa', entityId: String(id), before, after };
  return audit(actor, clock.now(), entry);
}
