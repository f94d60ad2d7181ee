import { cx } from './class-names.ts';

type Props = {
  /** What it switches, for assistive technology: "Villa Begonvil yayında". */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off at once; a checkbox to the keyboard and to assistive technology. */
export function Switch({ label, checked, onChange, disabled }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={cx(
        'relative z-[1] inline-flex h-5 w-9 shrink-0 items-center rounded-full border transition-colors duration-120',
        checked ? 'border-transparent bg-accent' : 'border-line-strong bg-sunken',
      )}
    >
      <span
        className={cx(
          'size-3.5 rounded-full transition-transform duration-120',
          checked ? 'translate-x-[18px] bg-on-accent' : 'translate-x-0.5 bg-line-strong',
        )}
      />
    </button>
  );
}
