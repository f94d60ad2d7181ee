import type { Day } from '#domain/values/dates.ts';
import { SOURCE_LABELS, type Source } from './sources.ts';
import type { EventKind } from './states.ts';

/** The two sides of a conflict, as far as the advice depends on them. */
type ConflictSides = {
  source: Source;
  event: { start: Day; end: Day; kind: EventKind };
  ours: { kind: 'reservation' | 'block'; start: Day; end: Day };
};

/** What a person can do about a conflict, the most likely step first. */
export function adviseOn({ source, event, ours }: ConflictSides): string[] {
  const seller = SOURCE_LABELS[source];
  const sameDates = event.start === ours.start && event.end === ours.end;
  const cancelThere =
    event.kind === 'booking'
      ? `${seller} üzerindeki rezervasyonu satıcıyla görüşüp iptal ettirin.`
      : `${seller} üzerindeki kapalı günleri açın.`;
  const freeHere =
    ours.kind === 'reservation'
      ? 'Misafirimizi başka tarihe ya da villaya taşıyın; boşalan geceleri dış takvim kendiliğinden alır.'
      : 'Bizdeki kapalı günleri kaldırın; boşalan geceleri dış takvim kendiliğinden alır.';
  const same =
    'Tarihler birebir aynı: ikisi aynı kayıtsa “aynı rezervasyon” olarak kapatın, yapılacak bir şey yok.';
  return sameDates ? [same, cancelThere, freeHere] : [cancelThere, freeHere];
}
