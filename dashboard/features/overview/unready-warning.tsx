import { Link } from '@tanstack/react-router';
import { guestOf } from '#domain/calendars/sources.ts';
import type { UnreadyHouse, UnreadyHouses } from '#domain/house-tasks/schema.ts';
import { linkClass } from './stay-panel.tsx';
import { nameClass, Warning } from './warning.tsx';
import { StayLink } from '#dashboard/app/stay-link.tsx';

/** Today's arrivals that would find open tasks. */
export function UnreadyWarning({ houses }: { houses: UnreadyHouses }) {
  const { total, unseen, items } = houses;
  return (
    <Warning
      text={
        total > 0
          ? `${total} ev bugünkü girişe hazır değil`
          : `Bugün girişi olan ${unseen} eve bakılmadı`
      }
    >
      {items.map((house) => (
        <House key={`${house.villa_id}.${house.reservation_id ?? house.source}`} house={house} />
      ))}
      {total > 0 && unseen > 0 && (
        <span className="text-xs text-soft">
          Bugün girişi olan {unseen} eve daha bakılmadı; işleri Ev işleri’nde görünür.
        </span>
      )}
      <Link to="/house-tasks" className={linkClass}>
        Ev işlerini aç
      </Link>
    </Warning>
  );
}

/** A stay of ours can be opened; of another seller's only the house. */
function House({ house }: { house: UnreadyHouse }) {
  const { reservation_id: id, villa_id, villa_name } = house;
  const text = (
    <>
      {villa_name}
      <span className="text-soft">
        {' '}
        · {house.customer_name ?? guestOf(house.source)} · {house.missing.join(', ')}
      </span>
    </>
  );
  return id === null ? (
    <Link to="/villas/$id" params={{ id: String(villa_id) }} className={nameClass}>
      {text}
    </Link>
  ) : (
    <StayLink id={id} className={nameClass}>
      {text}
    </StayLink>
  );
}
