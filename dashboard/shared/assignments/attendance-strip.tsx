import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { Assignable } from '#domain/assignments/schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { isSomebodyThere } from '#dashboard/app/presence.ts';
import { useSession } from '#dashboard/app/session.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import { assign, attendanceQuery, BEAT_MS, colleaguesQuery } from './api.ts';
import { useAssign } from './use-assign.ts';

/** The lists that can be asked for what is one's own. */
const LISTS: Record<Assignable, string> = { reservation: 'reservations', guest: 'guest-records' };

type Props = { kind: Assignable; id: string };

/** The assignee of a reservation or conversation, and who else is looking at it. */
export function AttendanceStrip({ kind, id }: Props) {
  const client = useQueryClient();
  const me = useSession()?.id;
  const query = attendanceQuery(kind, id);
  const { data: people } = useQuery(colleaguesQuery);
  const { data } = useQuery({
    ...query,
    // Idle users count as absent: their presence is not reported again.
    refetchInterval: () => isSomebodyThere() && BEAT_MS,
  });
  const assignee = data?.assignee ?? null;
  const { assign: mutate, isPending } = useAssign({
    assignee,
    give: (to) => assign({ kind, ref: id, ...to }),
    onGiven: (attendance) => {
      client.setQueryData(query.queryKey, attendance);
      void client.invalidateQueries({ queryKey: [LISTS[kind]] });
      notify.success(
        attendance.assignee ? `Sorumlusu: ${attendance.assignee.name}` : 'Artık kimsenin değil',
      );
    },
    reread: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const isListed = people?.items.some((person) => person.id === assignee?.id) ?? false;
  const here = data?.here ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
      <label className="flex min-w-0 items-center gap-2">
        <span className="text-soft">Sorumlu</span>
        <Select
          value={assignee?.id ?? ''}
          disabled={!data || !people || isPending}
          onChange={({ target }) => mutate(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Kimsenin</option>
          {assignee && !isListed && <option value={assignee.id}>{assignee.name}</option>}
          {people?.items.map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === me ? `${person.name} (siz)` : person.name}
            </option>
          ))}
        </Select>
      </label>
      <output className="min-w-0">
        {here.length > 0 && (
          <span className="flex items-center gap-1.5 text-amber">
            <Eye size={14} aria-hidden="true" className="shrink-0" />
            {here.map(({ name }) => name).join(', ')} şu anda burada
          </span>
        )}
      </output>
    </div>
  );
}
