import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { addDays, formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { CallStay } from '#domain/desk/call/question.ts';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { metres } from '#domain/desk/find/problems.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { heldUntilQuery } from '../api.ts';
import { actionsOf, type RowAction } from './actions.ts';
import { RowActions } from './row-actions.tsx';

type Props = {
  hit: DeskHit;
  /** The nights that were asked for. */
  asked: CallStay | null;
  isTicked: boolean;
  /** What is wrong with the villa's calendars; null when nothing is. */
  stale: string | null;
  onAction: (action: RowAction) => void;
  /** Up and down, among the rows. */
  onStep: (by: 1 | -1) => void;
};

/** One villa of the answer: its price, its problems, and what can be done with it. */
export function ResultRow({ hit, asked, isTicked, stale, onAction, onStep }: Props) {
  const { villa, town, stay, isGap } = hit;
  const nameId = useId();
  const wrong = useProblems(hit, asked);
  // The dates differ from the requested ones, so the row shows them.
  const showsNights = stay?.checkIn !== asked?.arrival || asked?.isLengthSupposed === true;
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = actionsOf(hit).find(({ key }) => key === event.key.toLowerCase());
    if (event.key === 'ArrowDown') onStep(1);
    else if (event.key === 'ArrowUp') onStep(-1);
    else if (done !== undefined) onAction(done.action);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <li
      aria-labelledby={nameId}
      className="group/row border-b border-line last:border-b-0 focus-within:bg-sunken/60 hover:bg-sunken/60"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the buttons in it */}
      <div
        onKeyDown={onKeyDown}
        className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-y-2 max-md:px-3"
      >
        <input
          type="checkbox"
          aria-label={`${villa.name}: seç`}
          className="mt-1 size-4 max-md:hidden"
          checked={isTicked}
          onChange={() => onAction('tick')}
        />
        <img
          src={villa.thumbnail}
          alt=""
          loading="lazy"
          width={104}
          height={78}
          className="h-[78px] w-[104px] rounded-md bg-sunken object-cover"
        />
        <div className="min-w-0">
          <p className="flex min-w-0 items-baseline gap-2">
            <span id={nameId} className="truncate text-base font-medium">
              {villa.name}
            </span>
            <span className="figures shrink-0 text-xs text-soft">{villa.code}</span>
          </p>
          <p className="text-soft md:truncate">
            {[
              town,
              `${villa.capacity} kişi`,
              `${villa.bedrooms} yatak odası`,
              villa.pool,
              villa.sea === null ? '' : `denize ${metres(villa.sea)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Notes
            nights={stay && showsNights ? formatStay(stay.checkIn, stay.checkOut) : null}
            isGap={isGap}
            wrong={[...wrong, ...(stale ? [stale] : [])]}
          />
        </div>
        <Money hit={hit} />
        <RowActions hit={hit} isTicked={isTicked} onAction={onAction} />
      </div>
    </li>
  );
}

/** What does not match; of nights that only options hold also until when. */
function useProblems({ villa, problems }: DeskHit, asked: CallStay | null): string[] {
  const isTaken = asked !== null && problems.some(({ code }) => code === 'taken');
  const from = asked?.arrival ?? '';
  const { data: until } = useQuery({
    ...heldUntilQuery(villa.id, from, from && addDays(from, asked?.nights ?? 0)),
    enabled: isTaken,
  });
  return problems.map(({ code, text }) =>
    code === 'taken' && until
      ? `Bu gecelerde opsiyonlu, ${formatTimestamp(until)} saatine kadar`
      : text,
  );
}

type NotesProps = { nights: string | null; isGap: boolean; wrong: readonly string[] };

function Notes({ nights, isGap, wrong }: NotesProps) {
  if (nights === null && !isGap && wrong.length === 0) return null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs">
      {nights && <span className="font-medium text-accent">{nights}</span>}
      {isGap && <span className="text-green">Kısa boşluğu tam dolduruyor</span>}
      {wrong.map((text) => (
        <span key={text} className="font-medium text-red">
          {text}
        </span>
      ))}
    </p>
  );
}

function Money({ hit: { total, prepayment, nightly, stay } }: { hit: DeskHit }) {
  return (
    <div className="figures text-right whitespace-nowrap max-md:col-span-2 max-md:flex max-md:items-baseline max-md:gap-2 max-md:text-left">
      <p className="text-base font-semibold">{formatKurus(total ?? nightly)}</p>
      <p className="text-xs text-soft">
        {total === null
          ? 'gecelik, en düşük'
          : `${stay?.nights ?? 0} gece · ön ödeme ${formatKurus(prepayment ?? 0)}`}
      </p>
    </div>
  );
}
