import type { ReactNode } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { Neighbour } from '#domain/desk/find/neighbours.ts';
import type { NearestStay } from '#domain/desk/find/nearest-stays.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = {
  nearest: readonly NearestStay[];
  neighbours: readonly Neighbour[];
  onNights: (stay: NearestStay) => void;
  onTown: (town: Neighbour) => void;
};

/** Alternatives: nearby dates for the same villas, nearby regions for the same dates. */
export function Elsewhere({ nearest, neighbours, onNights, onTown }: Props) {
  if (nearest.length + neighbours.length === 0) return null;
  return (
    <section
      aria-label="Bunlar uyar"
      className="grid gap-3 border-b border-line px-4 py-3 max-md:px-3"
    >
      {nearest.length > 0 && (
        <Offers title="En yakın boş geceler">
          {nearest.map((stay) => (
            <Button key={stay.checkIn} onClick={() => onNights(stay)}>
              {formatStay(stay.checkIn, stay.checkOut)}
              <Since villas={stay.villas} cheapest={stay.cheapest} />
            </Button>
          ))}
        </Offers>
      )}
      {neighbours.length > 0 && (
        <Offers title="Yakın bölgeler">
          {neighbours.map((town) => (
            <Button key={town.slug} onClick={() => onTown(town)}>
              {town.name}
              <Since villas={town.villas} cheapest={town.cheapest} />
            </Button>
          ))}
        </Offers>
      )}
    </section>
  );
}

function Offers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <h2 className="w-40 shrink-0 text-xs font-medium text-soft max-md:w-full">{title}</h2>
      {children}
    </div>
  );
}

function Since({ villas, cheapest }: { villas: number; cheapest: number }) {
  return (
    <span className="figures font-normal text-soft">
      {villas} villa · {formatKurus(cheapest)}
      <span className="sr-only"> en düşük</span>
    </span>
  );
}
