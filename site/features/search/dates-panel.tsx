import { nightsBetween, type Day } from '#domain/dates.ts';
import panelUrl from './search-panel.css?url';
import { StayCalendar } from './stay-calendar.tsx';

type Props = {
  checkin: Day | undefined;
  checkout: Day | undefined;
  onChange: (checkin: Day | undefined, checkout: Day | undefined) => void;
};

/** The calendar of a stay with its nights and a way to clear it. */
export function DatesPanel({ checkin, checkout, onChange }: Props) {
  return (
    <section className="search-panel panel search-calendar" aria-label="Giriş ve çıkış tarihi">
      <link rel="stylesheet" href={panelUrl} precedence="island" />
      <StayCalendar checkin={checkin} checkout={checkout} onChange={onChange} />
      <div className="search-panel-foot">
        <span className="small soft">
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
            onClick={() => onChange(undefined, undefined)}
          >
            Tarihleri temizle
          </button>
        )}
      </div>
    </section>
  );
}
