import { createFileRoute } from '@tanstack/react-router';
import { pageQuery } from '#dashboard/features/pages/api.ts';
import { PageScreen } from '#dashboard/features/pages/page-screen.tsx';

export const Route = createFileRoute('/_shell/website/home')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(pageQuery('home')),
  component: HomePage,
});

function HomePage() {
  return <PageScreen section="home" />;
}
