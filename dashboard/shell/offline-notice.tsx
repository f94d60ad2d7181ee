import { WifiOff } from 'lucide-react';
import { useOnline } from '../app/use-online.ts';

/** Says that what is on the screen may be old, while there is no connection. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="block">
      {!online && (
        <span className="flex items-center gap-2 border-b border-line bg-amber-wash px-4 py-1.5 text-amber">
          <WifiOff size={14} aria-hidden="true" />
          Bağlantı yok. Son alınan bilgileri görüyorsunuz; bağlantı gelince kendiliğinden yenilenir.
        </span>
      )}
    </output>
  );
}
