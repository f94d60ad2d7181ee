import type { MailTemplate } from '#domain/mail/admin-schema.ts';
import { AUDIENCE_LABELS } from '#domain/mail/recipients.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { listPage } from '#dashboard/list/list-page.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { setTemplateActivity, templateRows, TEMPLATES } from './api.ts';
import { MailTabs } from './mail-tabs.tsx';

const NAME: HeadColumn<MailTemplate> = { title: 'E-posta', width: 230, cell: (row) => row.name };

const COLUMNS: Column<MailTemplate>[] = [
  column('audience', 'Kime', { width: 120, drop: 2 }, (row) => AUDIENCE_LABELS[row.audience]),
  column('when', 'Ne zaman', { width: 320, drop: 1 }, (row) => (
    <span className="block max-w-96 truncate text-soft">{row.when}</span>
  )),
  column('subject', 'Konu', { width: 300, drop: 0 }, (row) => (
    <span className="block max-w-72 truncate">{row.subject}</span>
  )),
  column('text', 'Metin', { width: 210, drop: 4 }, (row) => (
    <span className="text-soft">{textOf(row)}</span>
  )),
];

function textOf({ own, shippedChanged }: MailTemplate): string {
  if (!own) return 'Ürünle gelen';
  return shippedChanged ? 'Sizin; ürünle gelen değişti' : 'Sizin';
}

const activityColumn = (toggle: (id: number, on: boolean) => void): Column<MailTemplate> =>
  column('active', 'Gönderilsin', { width: 100, drop: 3 }, (row) =>
    row.essential ? (
      <span className="text-soft">Her zaman</span>
    ) : (
      <Switch
        label={`${row.name} gönderilsin`}
        checked={row.active}
        onChange={(on) => toggle(row.id, on)}
      />
    ),
  );

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

/** Every mail template: its recipient, when it is sent, and whether it is active. */
export default listPage({
  screen: 'mailtemplates',
  title: 'Mail şablonları',
  noun: 'şablon',
  source: templateRows,
  head: NAME,
  card: templateCard,
  tabs: <MailTabs />,
  alone: true,
  useMore: () => {
    const toggle = useActivity<MailTemplate>({
      lists: TEMPLATES,
      send: setTemplateActivity,
      done: (active) => (active ? 'E-posta gönderilecek' : 'E-posta artık gönderilmeyecek'),
    });
    return { columns: [...COLUMNS, activityColumn(toggle)] };
  },
  empty: { title: 'Şablon yok', text: 'Kurulum tamamlanınca şablonlar burada görünür.' },
});
