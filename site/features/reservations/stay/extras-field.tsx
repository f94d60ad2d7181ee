import { MAX_PIECES } from '#domain/extras/choices.ts';
import type { ExtraChoice, OfferedExtra } from '#domain/extras/offered.ts';
import { formats, language, say } from '#site/language.ts';
import { extraNote, isInTurkish } from './extras.ts';

type Props = {
  offered: readonly OfferedExtra[];
  /** Texts among them that are Turkish on a page that is not. */
  untranslated?: readonly string[];
  taken: readonly ExtraChoice[];
  onTake: (taken: ExtraChoice[]) => void;
};

/** Available extras; each selection changes the price at once. */
export function ExtrasField({ offered, untranslated, taken, onTake }: Props) {
  const words = say('card');
  const countOf = (id: string) => taken.find((one) => one.id === id)?.quantity ?? 0;
  const take = (id: string, quantity: number) => {
    const others = taken.filter((one) => one.id !== id);
    onTake(quantity === 0 ? others : [...others, { id, quantity }]);
  };
  return (
    <details className="extras">
      <summary>{words.extras(offered.length)}</summary>
      <ul>
        {offered.map((extra) => {
          const { id, name, unit, unitPrice, amount } = extra;
          const count = countOf(id);
          const note = extraNote(extra);
          const isTurkish = isInTurkish(extra, untranslated);
          return (
            <li key={id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={count > 0}
                  onChange={({ target }) => take(id, target.checked ? 1 : 0)}
                />
                <span lang={isTurkish ? 'tr' : undefined}>
                  {name}
                  {isTurkish && <small lang={language()}>{words.inTurkish}</small>}
                  {note !== '' && <small>{note}</small>}
                </span>
                <b>{formats().money(unit === 'piece' ? unitPrice * Math.max(1, count) : amount)}</b>
              </label>
              {unit === 'piece' && count > 0 && (
                <label className="extras-count">
                  {words.pieces}
                  <input
                    className="input"
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={MAX_PIECES}
                    value={count}
                    onChange={({ target }) =>
                      take(
                        id,
                        Math.max(1, Math.min(MAX_PIECES, Math.trunc(Number(target.value)) || 1)),
                      )
                    }
                  />
                </label>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
