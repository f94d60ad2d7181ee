import { useQuery } from '@tanstack/react-query';
import { complaintsQuery } from './api.ts';
import { ComplaintCard } from './complaint-card.tsx';

/** The open complaints about a villa; nothing where there are none. */
export function OpenComplaints({ villaId }: { villaId: number }) {
  const { data } = useQuery(complaintsQuery({ villa_id: String(villaId) }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="Açık şikâyetler" className="my-3 grid gap-2 lg:max-w-3xl">
      <h2 className="font-semibold">Açık şikâyetler</h2>
      <ul className="grid gap-2">
        {data.items.map((complaint) => (
          <ComplaintCard key={complaint.id} complaint={complaint} withStay />
        ))}
      </ul>
    </section>
  );
}
