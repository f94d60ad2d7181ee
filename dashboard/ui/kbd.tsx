/** The keys of a shortcut, one cap each: `g r` → two caps. Decoration: `aria-keyshortcuts` tells. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          // English names: in Turkish capitals Shift would have a dotted İ.
          lang="en"
          className="inline-flex h-4 min-w-4 items-center justify-center rounded-sm border border-line-strong/60 px-1 font-sans text-[11px] leading-none font-medium uppercase"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
