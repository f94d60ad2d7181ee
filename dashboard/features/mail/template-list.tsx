import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MailTemplate } from '#domain/mail/admin-schema.ts';
import { AUDIENCE_LABELS } from '#domain/mail/recipients.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import type { ListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { setTemplateActivity, templateListQuery, TEMPLATES } from './api.ts';
import { MailTabs } from './mail-tabs.tsx';

/** Every mail template: its recipient, when it is sent, and whether it is active. */
export default function TemplateList({ search }: { search: ListSearch }) {
  const navigate = useNavigate({ from: '/templates/mailtemplates' });
  const query = useQuery(templateListQuery);
  const toggle = useActivity<MailTemplate>({
    lists: TEMPLATES,
    send: setTemplateActivity,
    done: (active) => (active ? 'E-posta gönderilecek' : 'E-posta artık gönderilmeyecek'),
  });
  const columns = useMemo(() => [...COLUMNS, activityColumn(toggle)], [toggle]);
  return (
    <ListScreen
      screen="mailtemplates"
      title="Mail şablonları"
      noun="şablon"
      query={query}
      search={search}
      defaultOrder=""
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({ to: '/templates/mailtemplates/$id', params: { id: String(row.id) } }),
        head: NAME,
        card: templateCard,
      }}
      columns={columns}
      tabs={<MailTabs />}
      empty={{ title: 'Şablon yok', text: 'Kurulum tamamlanınca şablonlar burada görünür.' }}
    />
  );
}

TemplateList.reads = () => [templateListQuery];

const NAME: HeadColumn<MailTemplate> = { title: 'E-posta', width: 230, cell: (row) => row.name };

const COLUMNS: Column<MailTemplate>[] = [
  {
    id: 'audience',
    title: 'Kime',
    byDefault: true,
    width: 120,
    drop: 2,
    cell: (row) => AUDIENCE_LABELS[row.audience],
  },
  {
    id: 'when',
    title: 'Ne zaman',
    byDefault: true,
    width: 320,
    drop: 1,
    cell: (row) => <span className="block max-w-96 truncate text-soft">{row.when}</span>,
  },
  {
    id: 'subject',
    title: 'Konu',
    byDefault: true,
    width: 300,
    drop: 0,
    cell: (row) => <span className="block max-w-72 truncate">{row.subject}</span>,
  },
  {
    id: 'text',
    title: 'Metin',
    byDefault: true,
    width: 210,
    drop: 4,
    cell: (row) => <span className="text-soft">{textOf(row)}</span>,
  },
];

function textOf({ own, shippedChanged }: MailTemplate): string {
  if (!own) return 'Ürünle gelen';
  return shippedChanged ? 'Sizin; ürünle gelen değişti' : 'Sizin';
}

const activityColumn = (toggle: (id: number, on: boolean) => void): Column<MailTemplate> => ({
  id: 'active',
  title: 'Gönderilsin',
  byDefault: true,
  width: 100,
  drop: 3,
  cell: (row) =>
    row.essential ? (
      <span className="text-soft">Her zaman</span>
    ) : (
      <Switch
        label={`${row.name} gönderilsin`}
        checked={row.active}
        onChange={(on) => toggle(row.id, on)}
      />
    ),
});

function templateCard(row: MailTemplate) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
        <span className={row.active ? 'text-green' : 'text-soft'}>
          {row.active ? 'Gönderiliyor' : 'Kapalı'}
        </span>
      </span>
      <span className="truncate text-soft">
        {AUDIENCE_LABELS[row.audience]} · {row.when}
      </span>
    </>
  );
}
