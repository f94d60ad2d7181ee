import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Kbd } from './kbd.tsx';

type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

const VARIANTS: Record<ButtonVariant, string> = {
  // `primary` and `danger` have no style of their own: toasts avoid covering the first
  // (app/use-free-place.ts), and Ctrl+Enter presses them in a dialog.
  primary: 'primary bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  plain: 'bg-raised text-ink border-line hover:bg-sunken',
  quiet: 'border-transparent text-soft hover:bg-sunken hover:text-ink',
  danger: 'danger bg-raised text-red border-line hover:bg-red-wash hover:border-red',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'plain', square = false): string {
  return cx(
    'inline-flex h-8 max-w-full shrink-0 items-center justify-center gap-1.5 rounded-md border text-sm font-medium transition-colors duration-120 select-none max-md:h-fit max-md:min-h-11',
    'disabled:opacity-50 aria-disabled:opacity-50',
    square ? 'w-8 max-md:w-11' : 'px-3',
    VARIANTS[variant],
  );
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** A shortcut for the same action, shown as a key cap and announced to assistive technology. */
  keys?: string;
  busy?: boolean;
};

export function Button({
  variant,
  keys,
  busy,
  disabled,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={cx(buttonClass(variant), className)}
      {...rest}
    >
      {children}
      {keys && (
        // Quiet letters are pale enough already.
        <span className={cx('max-md:hidden', variant !== 'quiet' && 'opacity-70')}>
          <Kbd keys={keys} />
        </span>
      )}
    </button>
  );
}

/** A square button with a picture; `label` is its name. */
export function IconButton({
  label,
  keys,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string; keys?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      className={cx(buttonClass('quiet', true), className)}
      {...rest}
    />
  );
}
