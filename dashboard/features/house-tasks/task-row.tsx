import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { guestOf } from '#domain/calendars/sources.ts';
import { TASK_LABELS } from '#domain/house-tasks/kinds.ts';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { type Day, formatDateOnly } from '#domain/values/dates.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useAssign } from '#dashboard/shared/assignments/use-assign.ts';
import { photoName, usePhotoDialog } from '#dashboard/shared/task-photos/photo-dialog.tsx';
import { Badge } from '#dashboard/ui/badge.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { assignTask, markTask, taskPeopleQuery } from './api.ts';

type Props = { task: HouseTask; today: Day };

/** A task as the office sees it: when, where, the assignee, and whether it is completed. */
export function TaskRow({ task, today }: Props) {
  const { key, kind, day, from, stay, done, note, photos } = task;
  const name = task.title ?? TASK_LABELS[kind];
  const client = useQueryClient();
  const { data: people } = useQuery(taskPeopleQuery);
  const whose = task.assignee;
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: ['house-tasks'] }),
    onError: (error: Error) => notify.error(messageOf(error)),
  };
  const { assign, isPending: isGiving } = useAssign({
    assignee: whose,
    give: (to) => assignTask(key, to),
    onGiven: () => client.invalidateQueries({ queryKey: ['house-tasks'] }),
    reread: () => client.invalidateQueries({ queryKey: ['house-tasks'] }),
  });
  const { dialog, open } = usePhotoDialog(`${name}, ${task.villa_name}`, photos);
  const mark = useMutation({
    mutationFn: (isDone: boolean) => markTask(key, isDone),
    // A list of open tasks no longer has the row that would take it back.
    onSuccess: (_, isDone) =>
      isDone
        ? notify.success(`${name}, ${task.villa_name}: bitti`, {
            label: 'Geri al',
            onClick: () => mark.mutate(false),
          })
        : notify.success(`${name}, ${task.villa_name}: yeniden açık`),
    ...settled,
  });
  return (
    <li
      aria-label={`${name}, ${task.villa_name}`}
      className="grid items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[5.5rem_minmax(0,1fr)_11rem_7rem]"
    >
      <span className={done === null && day < today ? 'font-medium text-red' : 'text-soft'}>
        {formatDateOnly(day)}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{name}</span>
          <Link
            to="/villas/$id"
            params={{ id: String(task.villa_id) }}
            className="underline-offset-4 hover:underline"
          >
            {task.villa_name}
          </Link>
          <span className="text-soft">{task.town}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-soft">
          {stay && (
            <StayLink id={stay.id} className="underline-offset-4 hover:underline">
              {stay.customer_name}
            </StayLink>
          )}
          {task.other_seller && <span>{guestOf(task.other_seller.source)}</span>}
          {kind === 'cleaning' && task.until !== null && done === null && (
            <span>sonraki giriş {formatDateOnly(task.until)}</span>
          )}
          {note !== '' && <span className="wrap-anywhere">{note}</span>}
          {photos.map(({ id }, nth) => (
            <Button key={id} variant="quiet" onClick={() => open(id)}>
              <Camera size={14} aria-hidden="true" />
              {photoName(nth)}
            </Button>
          ))}
        </p>
        {task.done_before !== null && (
          <p className="text-amber">
            {formatDateOnly(task.done_before)} günü yapılmıştı; konaklama taşındığı için yeniden
            açık.
          </p>
        )}
        {!task.stands && (
          <p className="text-amber">Yapıldı; konaklaması iptal edildi ya da taşındı.</p>
        )}
        {task.before_arrival && done === null && (
          <Badge tone="waiting">Misafir gelmeden bitmeli</Badge>
        )}
        {/* Not where “Bitti” was: the second press of a double click would take it back. */}
        {done !== null && task.stands && (
          <Button
            variant="quiet"
            busy={mark.isPending}
            onClick={() => mark.mutate(false)}
            aria-label={`${name}, ${task.villa_name}: geri al`}
          >
            Geri al
          </Button>
        )}
      </div>
      <Select
        aria-label={`${name}, ${task.villa_name}: sorumlu`}
        value={whose?.id ?? ''}
        disabled={isGiving || !task.stands}
        onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Sorumlusu yok</option>
        {whose !== null && !people?.items.some(({ id }) => id === whose.id) && (
          <option value={whose.id}>{whose.name}</option>
        )}
        {people?.items.map(({ id, name: person }) => (
          <option key={id} value={id}>
            {person}
          </option>
        ))}
      </Select>
      {done === null ? (
        <Button
          busy={mark.isPending}
          disabled={from > today}
          onClick={() => mark.mutate(true)}
          aria-label={`${name}, ${task.villa_name}: bitti`}
        >
          Bitti
        </Button>
      ) : (
        <p>
          <Badge tone="sure">{done.by}</Badge>
        </p>
      )}
      {dialog}
    </li>
  );
}
