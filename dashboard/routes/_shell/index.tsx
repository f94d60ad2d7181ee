import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../app/session.ts';
import { overviewQuery } from '../../features/overview/api.ts';
import { OverviewScreen } from '../../features/overview/overview-screen.tsx';

export const Route = createFileRoute('/_shell/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(overviewQuery);
  },
  component: Home,
});

function Home() {
  return <OverviewScreen isAdmin={useSession()?.user_role === 'ADMIN'} />;
}
