import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushKind, PUSH_KINDS, PUSH_LABELS } from '#domain/push/kinds.ts';
import type { PushSettings } from '#domain/push/schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { choosePush, NotAllowed, pushQuery } from './push-api.ts';

/** The notifications of this device while the dashboard is closed; all off by default. */
export function PushPart() {
  const query = useQuery(pushQuery);
  const { data } = query;
  if (!data) return <Waiting query={query} size="h-24 w-full" />;
  const obstacle = obstacleOf(data);
  return obstacle === null ? (
    <Switches settings={data} />
  ) : (
    <p className="rounded-md bg-sunken px-3 py-2">{obstacle}</p>
  );
}

function Switches({ settings }: { settings: PushSettings }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (kinds: PushKind[]) => choosePush(settings, kinds),
    onSettled: () => client.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  const { chosen, offered } = settings;
  const turn = (kind: PushKind, on: boolean) =>
    mutate(PUSH_KINDS.filter((one) => (one === kind ? on : chosen.includes(one))));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {offered.map((kind) => (
          <li key={kind} className="flex min-h-8 items-center justify-between gap-3">
            <span>{PUSH_LABELS[kind]}</span>
            <Switch
              label={`${PUSH_LABELS[kind]} bildirimi`}
              checked={chosen.includes(kind)}
              disabled={isPending}
              onChange={(on) => turn(kind, on)}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
          {error instanceof NotAllowed ? error.message : messageOf(error)}
        </p>
      )}
    </div>
  );
}

/** Why notifications cannot be switched on here, with what the user can do; null when they can. */
function obstacleOf({ key }: PushSettings): string | null {
  if (key === null) return 'Bildirimler bu kurulumda açılmamış. Kurulumu yapan kişiye söyleyin.';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return 'Bu tarayıcı bildirim gösteremiyor. iPhone’da paneli ana ekrana ekleyip oradan açın.';
  }
  return null;
}
