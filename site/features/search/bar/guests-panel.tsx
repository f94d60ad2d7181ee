import panelUrl from './search-panel.css?url';
import { ChoiceChips } from '../filters/choice-chips.tsx';
import type { SearchState } from '../state/search-state.ts';
import { showWhole } from '../show-whole.ts';
import { Stepper } from './stepper.tsx';
import { say } from '#site/language.ts';

type Guests = Pick<SearchState, 'adults' | 'children' | 'babies'>;

const ROWS = ['adults', 'children', 'babies'] as const;

/** Most parties, a press each. */
const PARTIES = [2, 4, 6, 8, 10, 12];

type Props = {
  guests: Guests;
  onChange: (name: keyof Guests, value: number) => void;
  onClose: () => void;
  /** The last panel before the search: its button submits. */
  isLast: boolean;
};

/** Numbers of adults, children and babies, and a close button: on a phone it covers everything. */
export function GuestsPanel({ guests, onChange, onClose, isLast }: Props) {
  const words = say('search');
  return (
    <section ref={showWhole} className="search-panel panel" aria-label={words.guests}>
      <link rel="stylesheet" href={panelUrl} precedence="island" />
      <ChoiceChips
        label={words.howManyAdults}
        values={PARTIES}
        value={guests.adults}
        text={String}
        onChange={(adults) => onChange('adults', adults)}
      />
      {ROWS.map((name) => (
        <Stepper
          key={name}
          label={words.who[name]}
          hint={words.ages[name]}
          value={guests[name]}
          max={12}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      <div className="search-panel-foot">
        <button
          className="button"
          data-size="small"
          type={isLast ? 'submit' : 'button'}
          // A button that closed its own panel would not be there any more to send the form.
          onClick={isLast ? undefined : onClose}
        >
          {isLast ? words.find : words.done}
        </button>
      </div>
    </section>
  );
}
