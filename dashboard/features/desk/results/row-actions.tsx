import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Kbd } from '#dashboard/ui/kbd.tsx';
import { actionsOf, type RowAction } from './actions.ts';

type Props = { hit: DeskHit; isTicked: boolean; onAction: (action: RowAction) => void };

/** The most frequent outcome of a call is emphasised; keys are shown on the focused row. */
export function RowActions({ hit, isTicked, onAction }: Props) {
  return (
    <div className="col-start-3 col-end-5 mt-1.5 flex flex-wrap gap-1 max-md:col-span-2 max-md:col-start-1 max-md:mt-0">
      {actionsOf(hit).map(({ action, label, key }, at) => (
        <Button
          key={action}
          variant={action === 'option' ? 'primary' : 'quiet'}
          aria-keyshortcuts={key}
          aria-pressed={action === 'tick' ? isTicked : undefined}
          aria-label={`${hit.villa.name}: ${label}`}
          {...(at === 0 && { 'data-row': String(hit.villa.id) })}
          className={cx(
            action !== 'option' && 'max-md:border-line',
            action === 'tick' && 'md:hidden',
            action === 'tick' && isTicked && 'text-accent',
          )}
          onClick={() => onAction(action)}
        >
          {label}
          <span className="hidden opacity-70 md:group-focus-within/row:inline">
            <Kbd keys={key} />
          </span>
        </Button>
      ))}
    </div>
  );
}
