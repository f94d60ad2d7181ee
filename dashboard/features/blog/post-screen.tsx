import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { BLOG, deletePost, postQuery } from './api.ts';
import { EditPostForm, NewPostForm } from './post-form.tsx';
import { stateOf } from './search.ts';

export default function PostScreen({ params: { id } }: { params: { id: string } }) {
  const navigate = useNavigate();
  const onDone = () => void navigate({ to: '/blog' });
  const query = useQuery({ ...postQuery(id), enabled: id !== 'yeni' });
  const post = query.data;
  const now = useNow();
  const title = id === 'yeni' ? 'Yeni yazı' : (post?.title ?? 'Yazı');
  return (
    <section className="grid max-w-3xl grid-cols-1 gap-4 p-3 lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <Link to="/blog" className={buttonClass('quiet')}>
          <ArrowLeft size={14} aria-hidden="true" />
          Blog
        </Link>
        <h1 className="min-w-0 flex-1 truncate text-lg font-semibold max-sm:order-last max-sm:basis-full max-sm:whitespace-normal">
          {title}
        </h1>
        <span className="flex-1 sm:hidden" />
        {post && stateOf(post, now) === 'published' && (
          <a href={`/blog/${post.slug}`} target="_blank" rel="noreferrer" className={buttonClass()}>
            Sitede gör
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
        {post && <LanguagesButton kind="post" id={post.id} />}
        {post && (
          <DeleteRow
            title="Bu yazı silinsin mi?"
            text={`“${post.title}” siteden kalkar ve adresi boş kalır. Yalnız gizlemek için yayından kaldırın.`}
            send={() => deletePost(post.id)}
            done="Yazı silindi"
            changes={[BLOG]}
            onDone={onDone}
          />
        )}
      </div>
      {id === 'yeni' ? (
        <NewPostForm onDone={onDone} />
      ) : (
        <RowBody query={query} row={post} missing="Yazı bulunamadı" waiting="h-96">
          {(row) => (
            <EditPostForm key={row.version} post={row} onReload={() => void query.refetch()} />
          )}
        </RowBody>
      )}
    </section>
  );
}
