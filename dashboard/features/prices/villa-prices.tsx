import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { DiscountForm } from './discounts/discount-form.tsx';
import { SeasonEditor } from './grid/season-editor.tsx';

/** What a villa costs: its seasons as a sheet, and its discounts. */
export default function VillaPrices({ villaId }: { villaId: number }) {
  const query = useQuery(villaDetailQuery(villaId));
  const { data: villa } = query;
  if (!villa) return <Waiting query={query} size="h-96 w-full" />;
  return (
    <div className="grid gap-8">
      <SeasonEditor key={villa.id} villa={villa} />
      <DiscountForm key={`${villa.id}:${JSON.stringify(villa.discounts)}`} villa={villa} />
    </div>
  );
}
