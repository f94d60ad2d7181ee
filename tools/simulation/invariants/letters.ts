import { must } from '../broken.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'mails come once and never contradict the state';

/**
 * The states in which a mail's statement about its stay is true; mails that are always true are not
 * listed.
 */
const TRUE_IN: Readonly<Record<string, readonly string[]>> = {
  on_odeme_bilgi: ['option'],
  opsiyon_hatirlatma: ['option'],
  odeme_linki: ['option', 'confirmed', 'staying'],
  opsiyon_doldu: ['expired'],
  rezervasyon_onay: ['confirmed', 'staying', 'completed'],
  sahip_onay: ['confirmed', 'staying', 'completed'],
  talep_reddedildi: ['rejected'],
  giris_hatirlatma: ['confirmed', 'staying'],
  sahip_giris_bilgi: ['confirmed', 'staying'],
  iptal_bilgi: ['cancelled'],
  sahip_iptal: ['cancelled'],
  sahip_gelmedi: ['no_show'],
  sahip_degisiklik: ['requested', 'option', 'confirmed', 'staying'],
  yorum_daveti: ['completed'],
};

/** The mails that were delivered since the last step. */
export const letters: Invariant = {
  name: NAME,
  check: (world, { changes }) => {
    for (const { table, after } of changes) if (table === 'outbox' && after) holdBack(world, after);
    for (const { id } of world.letters.splice(0)) {
      const times = (world.memory.sent.get(id) ?? 0) + 1;
      world.memory.sent.set(id, times);
      const doubts = world.memory.inDoubt.has(id) ? 1 : 0;
      must(NAME, times <= 1 + doubts, () => `mail ${id} has left ${times} times`);
      compare(world, id);
    }
  },
};

/** A mail about a transfer that nobody has given to the bank yet. */
const awaitsBank = (mirror: World['mirror'], mail: DbRow): boolean =>
  mail.reservation_id !== null &&
  [...mirror.of('transactions', String(mail.reservation_id))].some(
    ({ id, awaits_bank }) =>
      awaits_bank === 1 && mail.dedupe_key === `${mail.reservation_id}:${id}:${mail.template}`,
  );

/** Such a mail is not due, whether or not somebody sends mails. */
function holdBack({ mirror }: World, mail: DbRow): void {
  const isDue =
    mail.status === 'by_hand' ||
    (mail.status === 'waiting' && String(mail.next_attempt_at) < '9999');
  must(NAME, !isDue || !awaitsBank(mirror, mail), () => {
    return `“${mail.template}” is due, and its transfer waits for the bank`;
  });
}

function compare({ mirror }: World, id: string): void {
  const mail = mirror.get('outbox', id);
  if (mail === undefined || mail.reservation_id === null) return;
  const stay = mirror.get('reservations', String(mail.reservation_id));
  must(NAME, !awaitsBank(mirror, mail), () => {
    return `“${mail.template}” left, and its transfer waits for the bank`;
  });
  must(NAME, mail.status !== 'skipped', () => `“${mail.template}” left and was not to leave`);
  const states = TRUE_IN[String(mail.template)];
  if (stay === undefined || states === undefined) return;
  must(NAME, states.includes(String(stay.status)), () => {
    return `“${mail.template}” left for ${stay.code}, which is ${stay.status}`;
  });
}
