import { X } from 'lucide-react';
import { IconButton } from '#dashboard/ui/button.tsx';

/** In the place of the button that chooses a file, while one is read. */
export const ReadingFile = ({ onStop }: { onStop: () => void }) => (
  <span className="flex items-center gap-1">
    <output className="text-soft">Dosya okunuyor…</output>
    <IconButton label="Okumayı durdur" onClick={onStop}>
      <X size={14} aria-hidden="true" />
    </IconButton>
  </span>
);
