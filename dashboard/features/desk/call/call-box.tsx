import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref } from 'react';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Kbd } from '#dashboard/ui/kbd.tsx';

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (typed: string) => void;
  /** Enter: the first of the answers. */
  onEnter: () => void;
  /** Down: into the answers. */
  onDown: () => void;
};

/** The desk's single box, which accepts what a caller says in the order it is said. */
export function CallBox({ ref, value, onChange, onEnter, onDown }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Escape' && value !== '') onChange('');
    else return;
    event.preventDefault();
  }
  return (
    <div className="relative flex items-center">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5 text-soft"
      />
      <input
        ref={ref}
        type="text"
        aria-label="Müsaitlik ara"
        aria-keyshortcuts="m"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={300}
        placeholder="6 kişi kalkan 12-19 temmuz özel havuz 60 bin"
        className="h-12 w-full rounded-lg border border-line-strong bg-raised pr-12 pl-11 text-base text-ink placeholder:text-soft"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="absolute right-2 flex items-center">
        {value === '' ? (
          <span className="pr-2 text-soft max-md:hidden">
            <Kbd keys="M" />
          </span>
        ) : (
          <IconButton label="Aramayı temizle" onClick={() => onChange('')}>
            <X size={16} />
          </IconButton>
        )}
      </span>
    </div>
  );
}
