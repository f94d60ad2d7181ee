import { createFileRoute } from '@tanstack/react-router';
import { taskListQuery } from '#dashboard/features/house-tasks/api.ts';
import { parseTaskSearch } from '#dashboard/features/house-tasks/search.ts';
import { TasksScreen } from '#dashboard/features/house-tasks/tasks-screen.tsx';

export const Route = createFileRoute('/_shell/house-tasks')({
  validateSearch: parseTaskSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(taskListQuery(deps)),
  component: Tasks,
});

function Tasks() {
  const navigate = Route.useNavigate();
  return (
    <TasksScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '.', search, replace: true })}
    />
  );
}
