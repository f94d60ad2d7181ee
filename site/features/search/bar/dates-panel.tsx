import { nightsBetween } from '#domain/values/dates.ts';
import { ChoiceChips } from '../filters/choice-chips.tsx';
import panelUrl from './search-panel.css?url';
import type { SearchState } from '../state/search-state.ts';
import { StayCalendar } from './stay-calendar.tsx';

export type StayDates = Pick<SearchState, 'checkin' | 'checkout' | 'flex'>;

type Props = {
  dates: StayDates;
  onChange: (change: Partial<StayDates>) => void;
  onClose: () => void;
};

/** Days a stay may move by, and how the choice is called. */
const FLEX = [0, 1, 2, 3, 7];
const flexLabel = (days: number) => (days === 0 ? 'Tam bu günler' : `± ${days} gün`);

/** The calendar of a stay with its nights, how far it may move, and a way to clear it. */
export function DatesPanel({ dates, onChange, onClose }: Props) {
  const { checkin, checkout, flex } = dates;
  return (
    <section className="search-panel panel search-calendar" aria-label="Giriş ve çıkış tarihi">
      <link rel="stylesheet" href={panelUrl} precedence="island" />
      <StayCalendar
        checkin={checkin}
        checkout={checkout}
        onChange={(from, to) => onChange({ checkin: from, checkout: to })}
      />
      {checkin && (
        <ChoiceChips
          label="Esnek tarih"
          values={FLEX}
          value={flex}
          text={flexLabel}
          onChange={(days) => onChange({ flex: days })}
        />
      )}
      <div className="search-panel-foot">
        <span className="small soft" aria-live="polite">
          {checkin && checkout
            ? `${nightsBetween(checkin, checkout)} gece`
            : 'Önce giriş, sonra çıkış gününü seçin.'}
        </span>
        {checkin && (
          <button
            className="button"
            data-kind="text"
            data-size="small"
            type="button"
            onClick={() => onChange({ checkin: undefined, checkout: undefined, flex: 0 })}
          >
            Tarihleri temizle
          </button>
        )}
        <button className="button" data-size="small" type="button" onClick={onClose}>
          Tamam
        </button>
      </div>
    </section>
  );
}
