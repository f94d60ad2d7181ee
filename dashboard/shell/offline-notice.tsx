import { WifiOff } from 'lucide-react';
import { useWaitingWork } from '#dashboard/app/waiting-work.ts';
import { useOnline } from '#dashboard/app/use-online.ts';

/** Warns that the screen may be outdated while there is no connection. */
export function OfflineNotice() {
  const online = useOnline();
  const waiting = useWaitingWork();
  return (
    <output className="block">
      {!online && (
        <span className="flex items-center gap-2 border-b border-line bg-amber-wash px-4 py-1.5 text-amber">
          <WifiOff size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">
            Bağlantı yok. Son alınan bilgileri görüyorsunuz; bağlantı gelince kendiliğinden
            yenilenir.
            {waiting.length > 0 && ` Gönderilmeyi bekleyen: ${sayWaiting(waiting)}.`}
          </span>
        </span>
      )}
    </output>
  );
}

/** Most names; the others are counted. */
const NAMED = 3;

const sayWaiting = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') +
  (names.length > NAMED ? ` ve ${names.length - NAMED} dosya daha` : '');
