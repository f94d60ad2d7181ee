import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  BTRANS_BASES,
  BTRANS_BASIS_LABELS,
  type BtransBasis,
} from '#domain/reports/btrans/codes.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { DownloadButton } from '#dashboard/shared/month-reports/download-button.tsx';
import { thisMonth } from '#dashboard/shared/month-reports/months.ts';
import { MonthPicker } from '#dashboard/ui/month-picker.tsx';
import { ReportScreen } from '#dashboard/shared/month-reports/report-screen.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { fileAddress, missingQuery, summaryQuery } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { MissingList } from './missing-list.tsx';
import { type BtransSearch, questionOf } from './search.ts';
import { SentFiles } from './sent-files.tsx';
import { AgencyGaps, Summary } from './summary.tsx';

/** The month's file for the revenue administration: what is in it, what is not, what was sent. */
export default function BtransScreen({ search }: { search: BtransSearch }) {
  const navigate = useNavigate({ from: '/btrans' });
  const question = questionOf(search);
  const query = useQuery(summaryQuery(question));
  const { data: summary } = query;
  const change = (next: BtransSearch) =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true });
  const isReady = summary !== undefined && summary.agency.length === 0;
  const name = `btrans-${question.month}-${summary?.fileNo ?? 1}`;
  return (
    <ReportScreen
      title="BTRANS raporu"
      intro="Gelir İdaresi’ne her ay gönderilen günübirlik kiralama bildirimi (VUK Tebliğ 538). Yalnız onaylanmış ve bilgileri tamam olan rezervasyonlar dosyaya girer."
      tools={
        <>
          <MonthPicker
            month={question.month}
            newest={thisMonth()}
            onChange={(month) => change({ month })}
          />
          <span className="w-44">
            <Select
              aria-label="Tarih esası"
              value={question.basis}
              onChange={({ target }) => change({ basis: target.value as BtransBasis })}
            >
              <Options of={BTRANS_BASES} labels={BTRANS_BASIS_LABELS} />
            </Select>
          </span>
          <span className="flex-1" />
          <DownloadButton
            label="XML indir"
            name={`${name}.xml`}
            address={fileAddress(question, '')}
            disabled={!isReady}
          />
          <DownloadButton
            label="ZIP indir"
            variant="primary"
            name={`${name}.zip`}
            address={fileAddress(question, '.zip')}
            disabled={!isReady}
          />
        </>
      }
    >
      {summary ? (
        <>
          <AgencyGaps gaps={summary.agency} />
          <Summary summary={summary} />
          <MissingList
            question={question}
            page={search.page ?? 1}
            onPage={(page) => change({ page: page === 1 ? undefined : page })}
          />
          {summary.lastFile && <ChangeList question={question} lastFile={summary.lastFile} />}
          <SentFiles summary={summary} />
        </>
      ) : (
        <Waiting query={query} size="h-96 w-full" />
      )}
    </ReportScreen>
  );
}

BtransScreen.reads = ({ search }: { search: BtransSearch }) => [
  summaryQuery(questionOf(search)),
  missingQuery(questionOf(search), search.page ?? 1),
];
