import { formatDayLong } from '#domain/values/dates.ts';
import { DEFINITIONS } from '#domain/reports/management/definitions.ts';
import type {
  Figures,
  ManagementReport,
  ReportGroup,
  ReportRow,
} from '#domain/reports/management/schema.ts';
import { headCell, type SheetCell, textCell } from '#domain/spreadsheets/workbook/sheet.ts';
import { workbookAnswer } from '#worker/http/answers/workbook-answer.ts';
import { reportName } from './build-report.ts';

type Kind = 'count' | 'money' | 'rate' | 'tenths';

const KINDS: Record<keyof Figures, Kind> = {
  villas: 'count',
  nights: 'count',
  ownNights: 'count',
  closedNights: 'count',
  elsewhereNights: 'count',
  sellableNights: 'count',
  soldNights: 'count',
  occupancy: 'rate',
  turnover: 'money',
  averageNight: 'money',
  revenuePerNight: 'money',
  stays: 'count',
  averageStay: 'tenths',
  leadTime: 'tenths',
  cancelled: 'count',
  cancellationRate: 'rate',
};

/**
 * A figure as a spreadsheet cell: its divisor (kuruş to lira, basis points to a fraction, tenths to
 * days) and number format.
 */
const CELLS: Record<Kind, { unit: number; format: string }> = {
  count: { unit: 1, format: '#,##0' },
  money: { unit: 100, format: '#,##0.00" ₺"' },
  rate: { unit: 10_000, format: '0.0%' },
  tenths: { unit: 10, format: '0.0' },
};

/** Figures shown with their value a year earlier. */
const COMPARED = ['soldNights', 'occupancy', 'turnover', 'averageNight'] as const;

const GROUP_LABELS: Record<ReportGroup, string> = {
  month: 'Ay',
  villa: 'Villa',
  town: 'Bölge',
  owner: 'Ev sahibi',
};

const NAMES = Object.keys(KINDS) as (keyof Figures)[];

/** The report as a workbook: all rows, the months, and the meaning of each figure. */
export function reportWorkbook(report: ManagementReport, at: Date): Response {
  const total: ReportRow = {
    key: '',
    label: 'Toplam',
    figures: report.figures,
    before: report.before,
  };
  const sheet = (label: string, rows: ReportRow[]) => ({
    name: label,
    widths: [32, ...[...NAMES, ...COMPARED].map(() => 17)],
    rows: [headOf(label), ...rows.map(toRow), toRow(total).map(bold)],
    frozen: { rows: 1, columns: 1 },
  });
  const label = GROUP_LABELS[report.by];
  const sheets = [
    sheet(label, report.rows),
    ...(report.by === 'month' ? [] : [sheet(GROUP_LABELS.month, report.months)]),
    { name: 'Açıklama', widths: [26, 110], rows: explanation(report), frozen: { rows: 0 } },
  ];
  return workbookAnswer(sheets, `yonetim-raporu-${reportName(report)}.xlsx`, at);
}

const headOf = (label: string): SheetCell[] =>
  [
    label,
    ...NAMES.map((name) => DEFINITIONS[name].label),
    ...COMPARED.map((name) => `${DEFINITIONS[name].label} (geçen yıl)`),
  ].map((text) => ({ text, bold: true, wrap: true }));

const toRow = ({ label, figures, before }: ReportRow): SheetCell[] => [
  textCell(label),
  ...NAMES.map((name) => toCell(name, figures)),
  ...COMPARED.map((name) => toCell(name, before)),
];

function toCell(name: keyof Figures, figures: Figures): SheetCell {
  const value = figures[name];
  const { unit, format } = CELLS[KINDS[name]];
  return value === null ? null : { number: value / unit, format };
}

const bold = (cell: SheetCell): SheetCell => cell && { ...cell, bold: true };

const span = (first: string, last: string) =>
  `${formatDayLong(first)} – ${formatDayLong(last)} geceleri`;

const explanation = ({ from, to, beforeFrom, beforeTo }: ManagementReport): SheetCell[][] => [
  [headCell('Dönem'), textCell(span(from, to))],
  [headCell('Geçen yıl'), textCell(span(beforeFrom, beforeTo))],
  ...NAMES.map((name): SheetCell[] => [
    headCell(DEFINITIONS[name].label),
    { text: DEFINITIONS[name].help, wrap: true },
  ]),
];
