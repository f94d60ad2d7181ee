import { and, eq, ne } from 'drizzle-orm';
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
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { changedOne, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    setFlag(write, id, { active }, () => refused('PERMIT_REQUIRED')),
    write.audit('villa.activity', id, { before: { active: villa.active }, after: { active } }),
  ]);
  return { id, active, warnings: active ? sellingWarnings(villa) : leavingWarnings(villa) };
}

type Switchable = NonNullable<Awaited<ReturnType<typeof findSwitchable>>>;

function sellingWarnings({ isPriced, images, missingFacts, isPermitted }: Switchable): string[] {
  return [
    ...(isPermitted
      ? []
      : [
          'İzin belgesi doğrulanmamış ya da geçerli değil; düzeltilene kadar hiçbir sayfada görünmez ve satılamaz.',
        ]),
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
  const write = beginWrite(deps, actor);
  await write.run([
    setFlag(write, id, { popular }),
    write.audit('villa.popular', id, { before: { popular: villa.popular }, after: { popular } }),
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
  const write = beginWrite(deps, actor);
  const isOther = and(eq(villas.villaOfMonth, true), ne(villas.id, id));
  await write.run([
    villaOfMonth && write.update(villas, isOther, { villaOfMonth: false }),
    setFlag(write, id, { villaOfMonth }, notOnSale),
    write.audit('villa.of_month', id, {
      before: { villaOfMonth: current.villaOfMonth },
      after: { villaOfMonth, unset },
    }),
  ]);
  return { id, villaOfMonth, unset };
}

const notOnSale = () => refused('VILLA_INACTIVE', 'Satışta olmayan villa ayın villası olamaz.');

type Flags = { active: boolean } | { popular: boolean } | { villaOfMonth: boolean };

const setFlag = (write: Write, id: number, flags: Flags, refusal?: Step['onConflict']): Step[] => [
  write.update(villas, { id }, flags, refusal),
  changedOne('villa.known', noVilla),
];
