import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { COMMENTS, commentRows, setCommentActivity } from './api.ts';
import { COMMENT_ACTIONS } from './bulk-actions.ts';
import { AUTHOR, commentCard, commentColumns } from './columns.tsx';
import { commentSheet } from './spreadsheet.ts';

const showBulkBar = (rows: AdminComment[], clear: () => void) => (
  <BulkBar rows={rows} noun="yorum" actions={COMMENT_ACTIONS} changes={[COMMENTS]} onDone={clear} />
);

/** Guests' comments: a new one waits here until somebody publishes it. */
export default listPage({
  screen: 'comments',
  title: 'Yorumlar',
  noun: 'yorum',
  source: commentRows,
  defaultOrder: '-created',
  head: AUTHOR,
  card: commentCard,
  sheet: commentSheet,
  box: 'Yazan, yorum ya da villa',
  Filters: function CommentFilters({ of }) {
    const mayWrite = usePermission('comments.write');
    const villas = useVillaChoices();
    return (
      <>
        {mayWrite && (
          <ChoiceFilter
            label="Durum"
            all="Tüm yorumlar"
            {...of('active')}
            choices={[
              ['0', 'Onay bekleyenler'],
              ['1', 'Yayındakiler'],
            ]}
          />
        )}
        <ChoiceFilter
          label="Yanıt"
          all="Yanıtlı ve yanıtsız"
          {...of('reply')}
          choices={[
            ['none', 'Yanıtsızlar'],
            ['waiting', 'Yanıtı onay bekleyenler'],
          ]}
        />
        <ChoiceFilter label="Villa" all="Tüm villalar" {...of('villa_id')} choices={villas} />
      </>
    );
  },
  useMore: () => {
    const toggle = useActivity<AdminComment>({
      lists: COMMENTS,
      send: setCommentActivity,
      done: (active) => (active ? 'Yorum yayında' : 'Yorum yayından kaldırıldı'),
    });
    if (usePermission('comments.write')) {
      return {
        columns: commentColumns(toggle),
        bulk: showBulkBar,
        empty: {
          title: 'Henüz yorum yok',
          text: 'Misafirlerin yazdıkları, siz onaylayana kadar yalnız burada görünür.',
        },
      };
    }
    return {
      columns: commentColumns(null),
      empty: {
        title: 'Henüz yorum yok',
        text: 'Villalarınızda kalan misafirlerin yorumları yayımlanınca burada görünür; yanıt yazabilirsiniz.',
      },
    };
  },
});
