import { type KeyboardEvent, useId, useState } from 'react';
import type { Role } from '#domain/auth/schema.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { MenuSection } from '../app/menu.ts';
import { PaletteList } from './palette-list.tsx';
import { usePaletteChoices } from './use-palette-choices.tsx';

type Props = { menu: MenuSection[]; role: Role; onHelp: () => void; onClose: () => void };

/** Rows, actions and screens, from anywhere: type a little, Enter opens the first. */
export default function CommandPalette({ menu, role, onHelp, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const listId = useId();
  const { groups, isSearching } = usePaletteChoices({ typed, menu, role, onHelp, onClose });
  const choices = groups.flatMap((group) => group.choices);
  // Rows come in while somebody types: what they pointed at stays, otherwise the first counts.
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === chosen),
  );

  const STEPS: Record<string, number> = {
    ArrowDown: (at + 1) % choices.length,
    ArrowUp: (at - 1 + choices.length) % choices.length,
    PageDown: Math.min(choices.length - 1, at + 8),
    PageUp: Math.max(0, at - 8),
  };
  function onKeyDown(event: KeyboardEvent) {
    const next = STEPS[event.key];
    if (next !== undefined) setChosen(choices[next]?.id ?? null);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choices[at]?.run();
    else return;
    event.preventDefault();
  }
  return (
    <Dialog bare title="Ara ya da git" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Ara ya da git"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices[at] && `${listId}-${choices[at].id}`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
        placeholder="Rezervasyon kodu, misafir, telefon, villa ya da ekran"
        className="h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
      />
      <PaletteList
        id={listId}
        groups={groups}
        at={choices[at]}
        onPoint={({ id }) => setChosen(id)}
      />
      <output className="block px-4 pb-3 text-soft empty:hidden">
        {isSearching ? 'Aranıyor…' : choices.length === 0 ? 'Sonuç yok.' : ''}
      </output>
    </Dialog>
  );
}
