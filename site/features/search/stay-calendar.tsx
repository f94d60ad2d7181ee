import { parseDate, today } from '@internationalized/date';
import { useEffect, useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
  RangeCalendar,
} from 'react-aria-components';
import type { Day } from '#domain/dates.ts';
import { Icon } from '#site/ui/icon.tsx';
import calendarUrl from './stay-calendar.css?url';
import { MonthName } from './month-name.tsx';

type Props = {
  checkin: Day | undefined;
  checkout: Day | undefined;
  onChange: (checkin: Day, checkout: Day) => void;
};

/** Two months on wide screens, one on phones; days before today in Istanbul cannot be chosen. */
export function StayCalendar({ checkin, checkout, onChange }: Props) {
  const months = useMonths();
  const value =
    checkin && checkout ? { start: parseDate(checkin), end: parseDate(checkout) } : null;
  return (
    <I18nProvider locale="tr-TR">
      <link rel="stylesheet" href={calendarUrl} precedence="island" />
      <RangeCalendar
        aria-label="Giriş ve çıkış"
        // It was opened by a press that asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="stay-calendar"
        visibleDuration={{ months }}
        pageBehavior="single"
        minValue={today('Europe/Istanbul')}
        value={value}
        onChange={({ start, end }) => {
          // A stay has at least one night.
          const last = start.compare(end) === 0 ? end.add({ days: 1 }) : end;
          onChange(start.toString(), last.toString());
        }}
      >
        <header>
          <Button slot="previous" className="icon-button">
            <Icon name="left" />
          </Button>
          <Heading className="visually-hidden" />
          <Button slot="next" className="icon-button">
            <Icon name="right" />
          </Button>
        </header>
        <div className="stay-months">
          {Array.from({ length: months }, (_, i) => (
            <Month key={i} offset={i} />
          ))}
        </div>
      </RangeCalendar>
    </I18nProvider>
  );
}

function Month({ offset }: { offset: number }) {
  return (
    <div>
      <MonthName offset={offset} />
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

function useMonths(): number {
  const [months, setMonths] = useState(() => (matchMedia('(min-width: 760px)').matches ? 2 : 1));
  useEffect(() => {
    const wide = matchMedia('(min-width: 760px)');
    const update = () => setMonths(wide.matches ? 2 : 1);
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return months;
}
