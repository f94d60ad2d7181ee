import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarConflict, ResolveConflictInput } from '#domain/calendars/admin-schema.ts';
import { SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { addDays, formatStay } from '#domain/values/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { conflictsQuery, feedsChanged, resolveConflict } from './api.ts';
import { Part } from './part.tsx';

const RESOLUTION_LABELS: Record<ResolveConflictInput['resolution'], string> = {
  kept_ours: 'Bizimki kaldı, diğeri iptal edildi',
  same_booking: 'İkisi aynı konaklama',
  other: 'Başka türlü (not yazın)',
};

export function Conflicts({ villaId }: { villaId: number }) {
  const query = useQuery(conflictsQuery(villaId));
  return (
    <Part title="Çakışmalar" query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-soft">Açık çakışma yok.</p>
        ) : (
          <ul className="grid gap-3">
            {items.map((conflict) => (
              <ConflictRow key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function ConflictRow({ conflict }: { conflict: CalendarConflict }) {
  const { external, ours, firstNight, lastNight, nights, advice } = conflict;
  return (
    <li className="grid gap-2 rounded-md border border-line px-3 py-2">
      <p className="font-medium text-red">
        {formatStay(firstNight, addDays(lastNight, 1))} · {nights} gece iki kez dolu
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side
          title={SOURCE_LABELS[external.source]}
          text={external.summary}
          stay={formatStay(external.start, external.end)}
        />
        <Side
          title={`Bizde · ${ours.status}`}
          text={[ours.code, ours.label].filter(Boolean).join(' · ')}
          stay={formatStay(ours.start, ours.end)}
        />
      </div>
      <ul className="list-disc pl-5 text-soft">
        {advice.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Resolve id={conflict.id} />
    </li>
  );
}

function Side({ title, text, stay }: { title: string; text: string; stay: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs font-medium text-soft">{title}</p>
      <p className="truncate">{text || '—'}</p>
      <p className="figures text-soft">{stay}</p>
    </div>
  );
}

/** Records how it was settled; no night changes. */
function Resolve({ id }: { id: string }) {
  const client = useQueryClient();
  const [resolution, setResolution] = useState<ResolveConflictInput['resolution']>('kept_ours');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resolveConflict(id, { resolution, note: note.trim() }),
    onSuccess: () => {
      notify.success('Çakışma kapatıldı');
      feedsChanged(client);
    },
  });
  return (
    <form
      className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Select
        label="Nasıl çözüldü?"
        value={resolution}
        onChange={({ target }) => setResolution(target.value as ResolveConflictInput['resolution'])}
      >
        <Options of={Object.entries(RESOLUTION_LABELS)} />
      </Select>
      <TextInput
        label="Not"
        error={error ? messageOf(error) : ''}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" busy={isPending} className="sm:mt-5">
        Kapat
      </Button>
    </form>
  );
}
