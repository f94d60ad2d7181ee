import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import type { ListProps } from '#dashboard/app/screen.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { COMMENTS, commentListQuery, setCommentActivity } from './api.ts';
import { COMMENT_ACTIONS } from './bulk-actions.ts';
import { AUTHOR, commentCard, commentColumns } from './columns.tsx';
import { type CommentSearch, DEFAULT_ORDER, PAGE_ROWS } from './search.ts';
import { commentSheet } from './spreadsheet.ts';

type Props = ListProps<CommentSearch>;

/** Guests' comments: a new one waits here until somebody publishes it. */
export default function CommentList({ search, openId }: Props) {
  const villas = useVillaChoices();
  const navigate = useNavigate({ from: '/comments' });
  const query = useQuery(commentListQuery(search));
  const go = (next: CommentSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  const toggle = useActivity<AdminComment>({
    lists: COMMENTS,
    send: setCommentActivity,
    done: (active) => (active ? 'Yorum yayında' : 'Yorum yayından kaldırıldı'),
  });
  const mayWrite = usePermission('comments.write');
  const columns = useMemo(() => commentColumns(mayWrite ? toggle : null), [toggle, mayWrite]);
  return (
    <ListScreen
      screen="comments"
      title="Yorumlar"
      noun="yorum"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({ to: '/comments/$id', params: { id: String(row.id) }, search }),
        head: AUTHOR,
        card: commentCard,
        openId,
      }}
      columns={columns}
      sheet={commentSheet(search)}
      box={box('Yazan, yorum ya da villa')}
      filters={
        <>
          {mayWrite && (
            <ChoiceFilter
              label="Durum"
              all="Tüm yorumlar"
              value={search.active}
              choices={[
                ['0', 'Onay bekleyenler'],
                ['1', 'Yayındakiler'],
              ]}
              onChoose={(active) => change({ active })}
            />
          )}
          <ChoiceFilter
            label="Yanıt"
            all="Yanıtlı ve yanıtsız"
            value={search.reply}
            choices={[
              ['none', 'Yanıtsızlar'],
              ['waiting', 'Yanıtı onay bekleyenler'],
            ]}
            onChoose={(reply) => change({ reply })}
          />
          <ChoiceFilter
            label="Villa"
            all="Tüm villalar"
            value={search.villa_id}
            choices={villas}
            onChoose={(villa_id) => change({ villa_id })}
          />
        </>
      }
      {...(mayWrite && { bulk: showBulkBar })}
      empty={{
        title: 'Henüz yorum yok',
        text: mayWrite
          ? 'Misafirlerin yazdıkları, siz onaylayana kadar yalnız burada görünür.'
          : 'Villalarınızda kalan misafirlerin yorumları yayımlanınca burada görünür; yanıt yazabilirsiniz.',
      }}
    />
  );
}

CommentList.reads = ({ search }: { search: CommentSearch }) => [commentListQuery(search)];

const showBulkBar = (rows: AdminComment[], clear: () => void) => (
  <BulkBar rows={rows} noun="yorum" actions={COMMENT_ACTIONS} changes={[COMMENTS]} onDone={clear} />
);
