import { addDays, type Day, eachNight, formatStay } from '#domain/values/dates.ts';
import type { Values } from '#domain/import/field.ts';
import { describePastPayment } from '#domain/import/past-payment.ts';
import { type PastStay, toPastStay } from '#domain/import/past-stay.ts';
import { readRow } from '#domain/import/read-row.ts';
import { formatKurus } from '#domain/values/money.ts';
import { RESERVATION_FIELDS } from '#domain/import/reservation-fields.ts';
import type { CellProblem, ImportRow } from '#domain/import/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { mapInTurns } from '#worker/platform/in-turns.ts';
import { searchColumns } from '#worker/features/reservations/new-row.ts';
import { addPastPayment } from '../past/add-past-payment.ts';
import { recordPastStay } from '../past/record-past-stay.ts';
import { added, changed, faulty, type PlannedRow, repeated, skipped } from './planned-row.ts';
import { readStayWorld } from '../queries.ts';

type World = Awaited<ReturnType<typeof readStayWorld>>;
type ReadStay = {
  row: number;
  title: string;
  villaCode: string | null;
  stay: PastStay | null;
  problems: CellProblem[];
};

/**
 * Plans each past stay of a file. A known code is never overwritten: the same stay is skipped, or
 * gains its payment if it was imported without one; a different stay under a known code is an
 * error.
 */
export async function planReservations(
  deps: Deps,
  rows: readonly ImportRow[],
): Promise<PlannedRow[]> {
  const day = today(deps.clock);
  const stays = await mapInTurns(rows, (row) => readStay(row, day));
  const world = await readStayWorld(
    deps.db,
    [...new Set(stays.map(({ villaCode }) => villaCode ?? ''))],
    stays.map(({ stay }) => stay?.code ?? ''),
    stays.flatMap(({ row, villaCode, stay }) =>
      stay === null || villaCode === null || stay.status !== 'completed'
        ? []
        : [{ row, villaCode, checkIn: stay.checkIn, checkOut: stay.checkOut }],
    ),
    stays.flatMap(({ row, villaCode, stay }) =>
      stay === null || villaCode === null || stay.code !== null
        ? []
        : [
            {
              row,
              villaCode,
              checkIn: stay.checkIn,
              checkOut: stay.checkOut,
              ...searchColumns(stay),
            },
          ],
    ),
    instant(deps.clock),
  );
  const seen = { codes: new Map<string, number>(), nights: new Map<string, number>() };
  return mapInTurns(stays, (stay) => planStay(stay, world, seen));
}

function readStay(row: ImportRow, day: Day): ReadStay {
  const { values, problems } = readRow(RESERVATION_FIELDS, row);
  const read = toPastStay(values, day);
  // An empty or unreadable cell has already been reported by its reader.
  const told = new Set(problems.map(({ field }) => field));
  const rest = 'problems' in read ? read.problems.filter(({ field }) => !told.has(field)) : [];
  const paid = 'stay' in read && read.stay.collected;
  return {
    row: row.row,
    title: [titleOf(values), ...(paid ? [describePastPayment(paid)] : [])].join(' · '),
    villaCode: values.villaCode,
    stay: 'stay' in read && problems.length === 0 ? read.stay : null,
    problems: [...problems, ...rest],
  };
}

function titleOf({ code, guest, checkIn, checkOut }: Values<typeof RESERVATION_FIELDS>): string {
  const dates =
    checkIn === null || checkOut === null || checkIn >= checkOut
      ? null
      : formatStay(checkIn, checkOut);
  return [code, guest, dates].filter((part) => part !== null).join(' · ');
}

type Seen = { codes: Map<string, number>; nights: Map<string, number> };

function planStay(read: ReadStay, world: World, seen: Seen): PlannedRow {
  const { stay, villaCode, problems } = read;
  const about = { row: read.row, title: read.title };
  const villa = world.villas.find(({ code }) => code === villaCode);
  if (villaCode !== null && villa === undefined) {
    const message = `“${villaCode}” kodlu villa yok. Önce villaları aktarın ya da kodu düzeltin.`;
    return faulty(about, [...problems, { field: 'villaCode', message }]);
  }
  if (stay === null || villa === undefined) return faulty(about, problems);

  const id =
    stay.code ?? `${villa.id} ${stay.checkIn} ${stay.checkOut} ${searchColumns(stay).searchText}`;
  const first = seen.codes.get(id);
  if (first !== undefined) {
    const what = stay.code === null ? 'Bu konaklama' : 'Bu kod';
    return faulty(about, [{ field: 'code', message: repeated(what, first) }]);
  }
  seen.codes.set(id, read.row);
  const again = world.repeated.find(({ row }) => row === read.row);
  if (again !== undefined) return skipped(about, `Bu konaklama zaten kayıtlı: ${again.code}.`);
  const known = world.known.find(({ code }) => code === stay.code);
  if (known !== undefined) return planKnown(about, villa.id, stay, known);
  const conflicts =
    stay.status === 'completed' ? nightProblems(read.row, villa.id, stay, world, seen) : [];
  if (conflicts.length > 0) return faulty(about, conflicts);
  return added(about, (deps, actor, track) => recordPastStay(deps, villa, stay, actor, track));
}

function planKnown(
  about: { row: number; title: string },
  villaId: number,
  { checkIn, checkOut, collected }: PastStay,
  known: World['known'][number],
): PlannedRow {
  if (known.villaId !== villaId || known.checkIn !== checkIn || known.checkOut !== checkOut) {
    const message = `Bu kodla başka bir rezervasyon kayıtlı: ${formatStay(known.checkIn, known.checkOut)}.`;
    return faulty(about, [{ field: 'code', message }]);
  }
  if (collected === null || !known.isUnpaidImport) {
    return skipped(about, 'Bu rezervasyon zaten kayıtlı.');
  }
  if (collected.amount > known.total) {
    const message = `Tahsil edilen, kayıtlı toplamı (${formatKurus(known.total)}) aşamaz.`;
    return faulty(about, [{ field: 'collected', message }]);
  }
  return changed(about, [RESERVATION_FIELDS.collected.label], (deps, actor, track) =>
    addPastPayment(deps, known, collected, actor, track),
  );
}

/** Who has the nights: an earlier row of the file, or somebody in the calendar. */
function nightProblems(
  row: number,
  villaId: number,
  { checkIn, checkOut }: PastStay,
  { taken }: World,
  { nights }: Seen,
): CellProblem[] {
  const own = eachNight(checkIn, checkOut).map((night) => `${villaId} ${night}`);
  const other = own.map((night) => nights.get(night)).find((found) => found !== undefined);
  if (other !== undefined) {
    const message = `Bu geceler dosyadaki ${other}. satırla çakışıyor.`;
    return [{ field: 'checkIn', message }];
  }
  const inCalendar = taken.filter((holder) => holder.row === row);
  if (inCalendar.length > 0) {
    const message = `Bu gecelerde başka kayıt var: ${inCalendar.map(describe).join(', ')}.`;
    return [{ field: 'checkIn', message }];
  }
  for (const night of own) nights.set(night, row);
  return [];
}

const KINDS: Record<string, string> = {
  block: 'elle kapatılmış',
  external: 'bağlı takvimden dolu',
  hold: 'onay bekleyen talep',
};

function describe({ kind, first, last, code }: World['taken'][number]): string {
  const what = code ?? KINDS[kind] ?? 'dolu';
  return `${formatStay(first, addDays(last, 1))} (${what})`;
}
