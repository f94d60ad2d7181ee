import { createFileRoute } from '@tanstack/react-router';
import { pageQuery } from '#dashboard/features/pages/api.ts';
import { PageScreen } from '#dashboard/features/pages/page-screen.tsx';

export const Route = createFileRoute('/_shell/website/rental')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(pageQuery('rental')),
  component: RentalPage,
});

function RentalPage() {
  return <PageScreen section="rental" />;
}
