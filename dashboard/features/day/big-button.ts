import { cx } from '#dashboard/ui/class-names.ts';

const LOOKS = {
  primary: 'primary border-transparent bg-accent text-on-accent',
  chosen: 'border-accent bg-accent-wash text-ink',
  plain: 'border-line bg-raised text-ink',
  quiet: 'border-transparent text-soft',
};

/** A button that a wet thumb hits. */
export const bigButton = (look: keyof typeof LOOKS): string =>
  cx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-lg border px-4 text-base font-medium select-none disabled:opacity-50',
    LOOKS[look],
  );
