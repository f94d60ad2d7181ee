import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import type { Role } from '#domain/auth/permissions.ts';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import type { MenuSection } from '#dashboard/app/menu.ts';
import { type Choice, type ChoiceGroup, usePaletteChoices } from './use-palette-choices.tsx';

type Props = {
  menu: MenuSection[];
  role: Role;
  /** What was typed before this was loaded. */
  typedAhead: string;
  onHelp: () => void;
  onClose: () => void;
};

/** Rows, actions and screens from anywhere: type, then Enter opens the first. */
export default function CommandPalette({ menu, role, typedAhead, onHelp, onClose }: Props) {
  const [typed, setTyped] = useState(typedAhead);
  const { groups, isSearching } = usePaletteChoices({ typed, menu, role, onHelp, onClose });
  return (
    <Dialog bare title="Ara ya da git" onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={groups}
        itemToStringValue={({ id }: Choice) => id}
        value={typed}
        onValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          aria-label="Ara ya da git"
          spellCheck={false}
          placeholder="Rezervasyon kodu, misafir, telefon, e-posta, villa ya da ekran"
          className="h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
        />
        <Autocomplete.List
          aria-label="Sonuçlar"
          className="max-h-[min(60vh,440px)] overflow-y-auto p-2"
        >
          {(group: ChoiceGroup) => <PaletteGroup key={group.heading} {...group} />}
        </Autocomplete.List>
      </Autocomplete.Root>
      <output className="block px-4 pb-3 text-soft empty:hidden">
        {isSearching ? 'Aranıyor…' : groups.length === 0 ? 'Sonuç yok.' : ''}
      </output>
    </Dialog>
  );
}

function PaletteGroup({ heading, items }: ChoiceGroup) {
  return (
    <Autocomplete.Group items={items}>
      <Autocomplete.GroupLabel className="px-2 py-1.5 text-xs text-soft">
        {heading}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(choice: Choice) => (
          <Autocomplete.Item
            key={choice.id}
            value={choice}
            onClick={choice.run}
            className="flex h-9 cursor-default items-center gap-3 rounded-md px-2 data-highlighted:bg-sunken max-md:h-11"
          >
            {choice.content}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}
