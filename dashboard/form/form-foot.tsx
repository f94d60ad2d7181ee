import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';

export type FootProps = {
  isDirty: boolean;
  isSaving: boolean;
  isStale: boolean;
  failure: string | null;
  /** Reloads the record and discards the typed values. */
  onReload?: () => void;
  /** The same for a form that is not closed with it: `discard` empties it first. */
  reload?: (() => void) | undefined;
  discard?: () => void;
  onCancel?: () => void;
  label?: string;
  className?: string | undefined;
};

/** The footer of a form: the error, the cancel button and the primary button. */
export function FormFoot(props: FootProps) {
  const {
    isDirty,
    isSaving,
    isStale,
    failure,
    reload,
    discard,
    onCancel,
    label = 'Kaydet',
    className,
  } = props;
  const takeStored = () => {
    discard?.();
    reload?.();
  };
  const onReload = reload ? takeStored : props.onReload;
  return (
    <div className={cx('grid gap-2', className)}>
      {failure && (
        <div
          role="alert"
          className={
            isStale
              ? 'flex flex-wrap items-center gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber'
              : 'rounded-md bg-red-wash px-3 py-2 text-red'
          }
        >
          <p className="min-w-0 flex-1">{failure}</p>
          {isStale && onReload && <Button onClick={onReload}>Kayıttakini al</Button>}
        </div>
      )}
      <div className="flex items-center justify-end gap-2">
        <span className="flex-1 text-xs text-soft">
          {isDirty && 'Kaydedilmemiş değişiklik var'}
        </span>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Vazgeç
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isSaving} keys="Ctrl ↵">
          {label}
        </Button>
      </div>
    </div>
  );
}
