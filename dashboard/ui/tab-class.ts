/** A link between related screens; the router marks the current one. */
export const TAB =
  'inline-flex h-8 items-center rounded-md px-3 text-soft hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-ink max-md:h-11';
