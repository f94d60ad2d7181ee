import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { DiscountForm } from './discounts/discount-form.tsx';
import { SeasonEditor } from './grid/season-editor.tsx';

/** What a villa costs: its seasons as a sheet, and its discounts. */
export default function VillaPrices({ villaId }: { villaId: number }) {
  const { data: villa, error, refetch } = useQuery(villaDetailQuery(villaId));
  if (!villa) {
    return error ? (
      <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  return (
    <div className="grid gap-8">
      <SeasonEditor key={villa.id} villa={villa} />
      <DiscountForm key={`${villa.id}:${JSON.stringify(villa.discounts)}`} villa={villa} />
    </div>
  );
}
