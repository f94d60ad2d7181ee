import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { postQuery } from './api.ts';
import { DeletePost } from './delete-post.tsx';
import { EditPostForm, NewPostForm } from './post-form.tsx';
import { stateOf } from './search.ts';

type Props = {
  id: string;
  onDone: () => void;
};

/** One post, written and published here. */
export function PostScreen({ id, onDone }: Props) {
  const { data: post, error, refetch } = useQuery({ ...postQuery(id), enabled: id !== 'yeni' });
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
        {post && <DeletePost post={post} onDone={onDone} />}
      </div>
      {id === 'yeni' ? (
        <NewPostForm onDone={onDone} />
      ) : post ? (
        <EditPostForm key={post.version} post={post} onReload={() => void refetch()} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Yazı bulunamadı" text="Silinmiş olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </section>
  );
}
