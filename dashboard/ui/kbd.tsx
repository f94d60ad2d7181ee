/**
 * The keys of a shortcut, one cap each: `g r` → two caps. Decorative: `aria-keyshortcuts` announces
 * them.
 */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          // Marked as English: Turkish uppercase would turn the i in Shift into a dotted İ.
          lang="en"
          className="inline-flex h-4 min-w-4 items-center justify-center rounded-sm border border-line-strong/60 px-1 font-sans text-[0.6875rem] leading-none font-medium uppercase"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
