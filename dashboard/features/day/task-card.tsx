import { Camera, Check, CloudUpload, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { guestOf } from '#domain/calendars/sources.ts';
import { checklistOf, TASK_LABELS } from '#domain/house-tasks/kinds.ts';
import type { TaskReport } from '#domain/house-tasks/schema.ts';
import { type Day, formatDateOnly } from '#domain/values/dates.ts';
import { PhotoStrip } from '#dashboard/shared/task-photos/photo-strip.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { bigButton } from './big-button.ts';
import type { ShownTask } from './outgoing/as-done.ts';
import { hand } from './outgoing/outgoing.ts';

type Props = { task: ShownTask; today: Day };

/** One task: its list to tick, photos, and that it is done. */
export function TaskCard({ task, today }: Props) {
  const { key, kind, day, from, until, checked, done, stay, note } = task;
  const name = task.title ?? TASK_LABELS[kind];
  // A card that shrank when it is completed would put another button under a second press.
  const [wasOpen] = useState(done === null);
  const isWhole = wasOpen || done === null;
  const report = (fields: Omit<TaskReport, 'at'>) =>
    void hand({ id: `report:${key}`, kind: 'report', task: key, report: fields });
  return (
    <li
      className={cx(
        'grid gap-2 rounded-md border border-line p-3',
        done !== null && 'bg-green-wash',
      )}
      aria-label={name}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base font-semibold">{name}</h3>
        <span className={cx(done === null && day < today ? 'font-medium text-red' : 'text-soft')}>
          {whenOf(task, today)}
        </span>
      </div>
      {kind === 'cleaning' && isWhole && until === today && (
        <p className="font-medium text-amber">Bugün yeni misafir geliyor.</p>
      )}
      {kind === 'linen' && stay !== null && (
        <p className="text-soft">Evde {stay.customer_name} kalıyor; haber verin.</p>
      )}
      {task.other_seller !== null && (
        <p className="text-soft">
          {guestOf(task.other_seller.source)} · {formatDateOnly(task.other_seller.checkin)} –{' '}
          {formatDateOnly(task.other_seller.checkout)}
        </p>
      )}
      {task.done_before !== null && (
        <p className="text-amber">
          {formatDateOnly(task.done_before)} günü yapılmıştı; konaklamanın tarihi değişti.
        </p>
      )}
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      {isWhole && (
        <ul>
          {checklistOf(kind).map(({ id, label }) => (
            <li key={id}>
              <label className="flex min-h-12 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 shrink-0"
                  checked={checked.includes(id)}
                  disabled={done !== null}
                  onChange={({ target }) =>
                    report({
                      checked: target.checked
                        ? [...checked, id]
                        : checked.filter((one) => one !== id),
                    })
                  }
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
      <PhotoStrip task={name} photos={task.photos} waiting={task.waitingPhotos} />
      {done === null ? (
        <div className="grid grid-cols-2 gap-2">
          <PhotoButton task={key} name={name} />
          <button
            type="button"
            className={bigButton('primary')}
            disabled={from > today}
            onClick={() => report({ done: true })}
          >
            <Check size={20} aria-hidden="true" />
            Bitti
            <span className="sr-only">: {name}</span>
          </button>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          {task.stands ? (
            <button
              type="button"
              className={bigButton('quiet')}
              onClick={() => report({ done: false })}
            >
              <Undo2 size={18} aria-hidden="true" />
              Geri al
              <span className="sr-only">: {name}</span>
            </button>
          ) : (
            <span />
          )}
          {/* Where “Bitti” was. */}
          <p className="flex min-h-12 items-center justify-center gap-2 font-medium text-green">
            <Check size={20} aria-hidden="true" />
            Bitti · {done.by}
          </p>
        </div>
      )}
      {task.isWaiting && (
        <p className="flex items-center gap-2 text-amber">
          <CloudUpload size={16} aria-hidden="true" />
          Gönderilmeyi bekliyor
        </p>
      )}
    </li>
  );
}

function whenOf({ kind, day, done, assignee }: ShownTask, today: Day): string {
  const whose = assignee === null ? '' : ` · ${assignee.name}`;
  if (done === null && day < today) {
    return `${kind === 'maintenance' ? `${formatDateOnly(day)} bildirildi` : `${formatDateOnly(day)} gününden kaldı`}${whose}`;
  }
  return assignee?.name ?? '';
}

/** Opens the camera; the photo is sent automatically. */
function PhotoButton({ task, name }: { task: string; name: string }) {
  return (
    <label className={cx(bigButton('plain'), 'cursor-pointer has-focus-visible:outline-2')}>
      <Camera size={20} aria-hidden="true" />
      Fotoğraf
      <span className="sr-only">: {name}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) void handPhoto(task, photo);
          target.value = '';
        }}
      />
    </label>
  );
}

async function handPhoto(task: string, photo: File): Promise<void> {
  const { makeSmall } = await import('./make-small.ts');
  const small = await makeSmall(photo);
  if (small !== null) {
    await hand({ id: crypto.randomUUID(), kind: 'photo', task, photo: small });
  }
}
