import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Dialog } from '#dashboard/ui/dialog.tsx';

export const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);

type Props = Omit<ComponentProps<typeof CommandPalette>, 'typedAhead'>;

/**
 * The palette, open. Its field is there at once: what is typed while its code loads is text, and
 * neither lost nor the key of something else.
 */
export function Palette(props: Props) {
  const [typedAhead, setTypedAhead] = useState('');
  const waiting = (
    <Dialog bare title="Ara ya da git" onClose={props.onClose}>
      <input
        aria-label="Ara ya da git"
        spellCheck={false}
        value={typedAhead}
        onChange={({ target }) => setTypedAhead(target.value)}
        className="h-12 w-full bg-transparent px-4 text-base outline-none"
      />
    </Dialog>
  );
  return (
    <Suspense fallback={waiting}>
      <CommandPalette {...props} typedAhead={typedAhead} />
    </Suspense>
  );
}
