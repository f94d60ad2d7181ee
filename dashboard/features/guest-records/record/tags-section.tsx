import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { useUpdate } from './use-update.ts';

/** Tags of a guest; Enter adds one, its cross removes it. */
export function TagsSection({ record }: { record: GuestRecord }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useUpdate(record, () => setTyped(''));
  const add = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim() !== '') mutate({ tags: [...record.tags, typed] });
  };
  return (
    <DrawerSection title="Etiketler">
      <ul className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
        {record.tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex items-center gap-1 rounded-sm bg-sunken pl-2 text-sm font-medium"
          >
            {tag}
            <button
              type="button"
              aria-label={`${tag} etiketini kaldır`}
              className="grid size-6 place-items-center text-soft hover:text-ink"
              onClick={() => mutate({ tags: record.tags.filter((other) => other !== tag) })}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <TextInput
        aria-label="Yeni etiket"
        placeholder="Yeni etiket, sonra Enter"
        maxLength={40}
        value={typed}
        disabled={isPending}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={add}
      />
    </DrawerSection>
  );
}
