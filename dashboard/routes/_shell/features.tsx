import { createFileRoute, useParams } from '@tanstack/react-router';
import { amenitiesQuery } from '#dashboard/features/amenities/api.ts';
import { AmenityScreen } from '#dashboard/features/amenities/amenity-screen.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/features')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(amenitiesQuery),
  component: Amenities,
});

function Amenities() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  return (
    <ListWithDrawer isOpen={openId !== undefined}>
      <AmenityScreen openId={openId} />
    </ListWithDrawer>
  );
}
