import { memo, useState } from 'react';
import type { ListName } from '../state/search-state.ts';
import { say } from '#site/language.ts';

type Props = {
  name: ListName;
  label: string;
  options: readonly { slug: string; name: string; count: number }[];
  chosen: readonly string[];
  /**
   * Villas for each option with the rest of the search; those of the catalogue before the first
   * answer.
   */
  counts: Record<string, number> | undefined;
  onToggle: (name: ListName, slug: string) => void;
};

const SHORT = 8;

/** Options with numbers of villas; a long list is expanded on demand. */
export const OptionGroup = memo(function OptionGroup({
  name,
  label,
  options,
  chosen,
  counts,
  onToggle,
}: Props) {
  const [all, setAll] = useState(false);
  const shown = options.filter((option, i) => all || i < SHORT || chosen.includes(option.slug));
  return (
    <fieldset className="sheet-group">
      <legend>{label}</legend>
      {shown.map(({ slug, name: text, count }) => {
        const villas = counts ? (counts[slug] ?? 0) : count;
        const isChosen = chosen.includes(slug);
        return (
          <label className="check" key={slug} data-empty={(villas === 0 && !isChosen) || undefined}>
            <input type="checkbox" checked={isChosen} onChange={() => onToggle(name, slug)} />
            <span>{text}</span>
            <span className="small soft check-count">{villas}</span>
          </label>
        );
      })}
      {shown.length < options.length && (
        <button
          className="button"
          data-kind="text"
          data-size="small"
          type="button"
          onClick={() => setAll(true)}
        >
          {say('filters').moreOptions(options.length - shown.length)}
        </button>
      )}
    </fieldset>
  );
});
