import { createFileRoute } from '@tanstack/react-router';
import { villaQuery } from '../../features/villas/api.ts';
import { PARTS, type Part } from '../../features/villas/editor/sections.ts';
import { VillaScreen } from '../../features/villas/villa-screen.tsx';
import { searchOneOf } from '../../list/list-search.ts';

type PartSearch = { part?: Part | undefined };

export const Route = createFileRoute('/_shell/villas_/$id')({
  validateSearch: (raw: Record<string, unknown>): PartSearch => ({
    part: searchOneOf(raw.part, Object.keys(PARTS) as Part[]),
  }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(villaQuery(params.id)),
  component: Villa,
});

function Villa() {
  const { id } = Route.useParams();
  const { part } = Route.useSearch();
  return (
    <VillaScreen
      id={id}
      part={part}
      parts={{ prices: null, dates: null, feeds: null, pictures: null }}
    />
  );
}
