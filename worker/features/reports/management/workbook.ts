import writeXlsxFile, { type Row, type SheetData } from 'write-excel-file/universal';
import { formatDayLong } from '#domain/dates.ts';
import { DEFINITIONS } from '#domain/reports/definitions.ts';
import type {
  Figures,
  ManagementReport,
  ReportGroup,
  ReportRow,
} from '#domain/reports/management-schema.ts';
import { fileAnswer, XLSX } from '../../../http/file-answer.ts';
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

/** A figure as a spreadsheet holds it: lira, a share of one, days; and how it is shown. */
const CELLS: Record<Kind, { unit: number; format: string }> = {
  count: { unit: 1, format: '#,##0' },
  money: { unit: 100, format: '#,##0.00" ₺"' },
  rate: { unit: 10_000, format: '0.0%' },
  tenths: { unit: 10, format: '0.0' },
};

/** Figures that stand beside themselves a year earlier. */
const COMPARED = ['soldNights', 'occupancy', 'turnover', 'averageNight'] as const;

const GROUP_LABELS: Record<ReportGroup, string> = {
  month: 'Ay',
  villa: 'Villa',
  town: 'Bölge',
  owner: 'Ev sahibi',
};

const NAMES = Object.keys(KINDS) as (keyof Figures)[];

/** The report as a workbook: all rows, the months, and what each figure means. */
export async function reportWorkbook(report: ManagementReport): Promise<Response> {
  const total: ReportRow = {
    key: '',
    label: 'Toplam',
    figures: report.figures,
    before: report.before,
  };
  const sheet = (label: string, rows: ReportRow[]) => ({
    sheet: label,
    data: [headOf(label), ...rows.map(toRow), toRow(total).map(bold)],
    columns: [{ width: 32 }, ...[...NAMES, ...COMPARED].map(() => ({ width: 17 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  });
  const label = GROUP_LABELS[report.by];
  const sheets = [
    sheet(label, report.rows),
    ...(report.by === 'month' ? [] : [sheet(GROUP_LABELS.month, report.months)]),
    { sheet: 'Açıklama', data: explanation(report), columns: [{ width: 26 }, { width: 110 }] },
  ];
  const blob = await writeXlsxFile(sheets).toBlob();
  return fileAnswer(blob, `yonetim-raporu-${reportName(report)}.xlsx`, XLSX);
}

const headOf = (label: string): Row =>
  [
    label,
    ...NAMES.map((name) => DEFINITIONS[name].label),
    ...COMPARED.map((name) => `${DEFINITIONS[name].label} (geçen yıl)`),
  ].map((value) => ({ value, fontWeight: 'bold', wrap: true, alignVertical: 'center' }));

/** The label is typed as text, so that no name of a villa can run as a formula. */
const toRow = ({ label, figures, before }: ReportRow): Row => [
  { value: label, type: String },
  ...NAMES.map((name) => toCell(name, figures)),
  ...COMPARED.map((name) => toCell(name, before)),
];

function toCell(name: keyof Figures, figures: Figures): Row[number] {
  const value = figures[name];
  const { unit, format } = CELLS[KINDS[name]];
  return value === null ? null : { value: value / unit, type: Number, format };
}

const bold = (cell: Row[number]): Row[number] =>
  typeof cell === 'object' && cell !== null ? { ...cell, fontWeight: 'bold' } : cell;

const span = (first: string, last: string) =>
  `${formatDayLong(first)} – ${formatDayLong(last)} geceleri`;

function explanation({ from, to, beforeFrom, beforeTo }: ManagementReport): SheetData {
  return [
    [{ value: 'Dönem', fontWeight: 'bold' }, span(from, to)],
    [{ value: 'Geçen yıl', fontWeight: 'bold' }, span(beforeFrom, beforeTo)],
    ...NAMES.map((name): Row => [
      { value: DEFINITIONS[name].label, fontWeight: 'bold' },
      { value: DEFINITIONS[name].help, wrap: true },
    ]),
  ];
}
