import { day, texts } from '../data.js';
import { each } from '../escape.js';
import { island } from './island.js';

export function calendar(layout, { slug }, days) {
  const index = texts.indexDays(days);
  const months = texts.wholeMonths(days).slice(0, texts.SHOWN_MONTHS);
  const shown = each(months, (month) => texts.monthHtml(month, index));
  const live = island(
    layout.calendarIsland,
    { slug, today: day },
    `<div><astro-slot>${layout.calendarHead}<div class="calendar-months">${shown}</div></astro-slot></div>`,
  );
  return `<div class="calendar">${live}${layout.calendarKey}${laterMonths(layout, days)}</div>`;
}

function laterMonths(layout, days) {
  const later = texts.laterMonths(days);
  if (later.length === 0) return '';
  return `${layout.laterHead}<dl class="terms">${each(later, ({ month, text }) => `<dt>${texts.formatMonth(month)}</dt><dd>${text}</dd>`)}</dl></details>`;
}
