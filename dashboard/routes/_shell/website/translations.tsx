import { createFileRoute } from '@tanstack/react-router';
import { parseTranslationsSearch } from '#dashboard/features/translations/search.ts';
import { TranslationsScreen } from '#dashboard/features/translations/translations-screen.tsx';

export const Route = createFileRoute('/_shell/website/translations')({
  validateSearch: parseTranslationsSearch,
  component: Translations,
});

function Translations() {
  const navigate = Route.useNavigate();
  return (
    <TranslationsScreen
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ to: '.', search: next })}
    />
  );
}
