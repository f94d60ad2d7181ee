import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { unreadyQuery } from './api.ts';

/** Today's arrivals that would find something undone; nothing where all is ready. */
export default function UnreadyHouses() {
  const { data } = useQuery(unreadyQuery);
  if (data === undefined || data.total === 0) return null;
  return (
    <section
      aria-label="Bugünkü girişe hazır olmayan evler"
      className="mx-3 mt-3 grid gap-1 rounded-lg bg-amber-wash px-4 py-3 lg:mx-4 lg:mt-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TriangleAlert size={16} aria-hidden="true" className="text-amber" />
        <h2 className="font-medium">{data.total} ev bugünkü girişe hazır değil</h2>
        <Link to="/house-tasks" className="underline underline-offset-4">
          Ev işlerini aç
        </Link>
      </div>
      <ul className="grid gap-0.5">
        {data.items.map(({ reservation_id: id, villa_name, customer_name, missing }) => (
          <li key={id}>
            <Link
              to="/reservations/$id"
              params={{ id }}
              className="underline-offset-4 hover:underline"
            >
              {villa_name}
            </Link>
            <span className="text-soft">
              {' '}
              · {customer_name} · {missing.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
