import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { AccountSession } from '#domain/auth/account-schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { endOtherSessions, endSession, sessionsQuery } from './api.ts';
import { deviceOf } from './device.ts';

export function SessionList() {
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const onSettled = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const one = useMutation({
    mutationFn: endSession,
    onSuccess: () => notify.success('Oturum kapatıldı'),
    onError,
    onSettled,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ endedSessions }) => notify.success(`${endedSessions} oturum kapatıldı`),
    onError,
    onSettled,
  });
  if (!data) return <Waiting query={query} size="h-24 w-full" />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 divide-y divide-line rounded-md border border-line">
        {data.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={one.isPending && one.variables === session.id}
            onEnd={() => one.mutate(session.id)}
          />
        ))}
      </ul>
      {data.items.length > 1 && (
        <Button
          variant="danger"
          className="justify-self-end"
          busy={others.isPending}
          onClick={() => others.mutate()}
        >
          Diğer oturumları kapat
        </Button>
      )}
    </div>
  );
}

const onError = (refusal: Error) => notify.error(messageOf(refusal));

type RowProps = { session: AccountSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { userAgent, ip, created_at, current, lastUsedAt, lastIp } = session;
  const device = deviceOf(userAgent);
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-3 px-3 py-2">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">
          {device}
          {current && <span className="font-normal text-green"> · Bu oturum</span>}
        </p>
        <p className="text-xs text-soft tabular-nums">
          {[`${formatTimestamp(created_at)} girişi`, ip].filter(Boolean).join(' · ')}
          {!current && ` · son kullanım ${formatTimestamp(lastUsedAt)}`}
          {!current && lastIp && lastIp !== ip && ` · ${lastIp}`}
        </p>
      </div>
      {!current && (
        <Button busy={busy} aria-label={`${device} oturumunu kapat`} onClick={onEnd}>
          Kapat
        </Button>
      )}
    </li>
  );
}
