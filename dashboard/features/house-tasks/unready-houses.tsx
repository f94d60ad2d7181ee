import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { guestOf } from '#domain/calendars/sources.ts';
import type { UnreadyHouse } from '#domain/house-tasks/schema.ts';
import { unreadyQuery } from './api.ts';

/** Today's arrivals that would find open tasks; nothing when all is ready. */
export default function UnreadyHouses() {
  const { data } = useQuery(unreadyQuery);
  if (data === undefined || data.total + data.unseen === 0) return null;
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
        {data.items.map((house) => (
          <li key={`${house.villa_id}.${house.reservation_id ?? house.source}`}>
            <House house={house} />
            <span className="text-soft">
              {' '}
              · {house.customer_name ?? guestOf(house.source)} · {house.missing.join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {data.unseen > 0 && (
        <p className="text-soft">
          Bugün girişi olan {data.unseen} eve daha bakılmadı; işleri Ev işleri’nde görünür.
        </p>
      )}
    </section>
  );
}

/** A stay of ours can be opened; of another seller's only the house. */
function House({ house }: { house: UnreadyHouse }) {
  const className = 'underline-offset-4 hover:underline';
  const { reservation_id: id, villa_id, villa_name } = house;
  return id === null ? (
    <Link to="/villas/$id" params={{ id: String(villa_id) }} className={className}>
      {villa_name}
    </Link>
  ) : (
    <Link to="/reservations/$id" params={{ id }} className={className}>
      {villa_name}
    </Link>
  );
}
