import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';

/** Wait after the last letter. */
const DEBOUNCE_MS = 250;

type Props = { label: string; value: string; onSearch: (typed: string) => void };

/** The search text of a list, applied while typing; `/` focuses it, Esc leaves it. */
export function SearchBox({ label, value, onSearch }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  // When a link or "Temizle" changes the address, the box follows unless somebody is typing.
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcuts({ '/': () => box.current?.select() });

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), DEBOUNCE_MS);
  }
  function ask(text: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(text);
  }
  return (
    <div className="relative min-w-40 flex-1 xl:max-w-64">
      <Search
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-soft"
      />
      <TextInput
        ref={box}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        className="pl-8"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={leaveOnEscape}
        // A delayed search would close the row that is opened next.
        onBlur={() => timer.current !== undefined && ask(typed)}
      />
    </div>
  );
}

/** Returns to the rows with the result; by default the browser would clear the box. */
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.currentTarget.blur();
}
