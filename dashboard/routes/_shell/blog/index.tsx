import { createFileRoute } from '@tanstack/react-router';
import { blogListQuery } from '#dashboard/features/blog/api.ts';
import { PostList } from '#dashboard/features/blog/post-list.tsx';
import { parseBlogSearch } from '#dashboard/features/blog/search.ts';

export const Route = createFileRoute('/_shell/blog/')({
  validateSearch: parseBlogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(blogListQuery(deps)),
  component: Blog,
});

function Blog() {
  return <PostList search={Route.useSearch()} />;
}
