import { useChildMatches, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toAddress } from '#dashboard/features/availability/occupancy/opened.ts';
import { deskQuery } from '#dashboard/features/desk/api.ts';
import { DeskScreen, type DeskWays } from '#dashboard/features/desk/desk-screen.tsx';
import type { DeskSearch } from '#dashboard/features/desk/search.ts';
import { writeOffered } from '#dashboard/features/offers/offered-address.ts';

/** The desk, with the night it holds open beside it. */
export default function Availability({ search: { q = '' } }: { search: DeskSearch }) {
  const navigate = useNavigate({ from: '/availability' });
  const isOpen = useChildMatches({ select: (matches) => matches.length > 0 });
  const onAsk = useCallback(
    (asked: string) => {
      // While a drawer is open the address belongs to it.
      if (isOpen) return;
      void navigate({ search: { q: asked === '' ? undefined : asked }, replace: true });
    },
    [navigate, isOpen],
  );
  const ways: DeskWays = {
    hold: ({ villa, stay }, party, status) => {
      if (stay === null) return;
      const { adults, children, babies } = peopleOf(party);
      void navigate({
        to: '/availability/tut',
        search: (search) => ({
          q: search.q,
          villa: String(villa.id),
          checkin: stay.checkIn,
          checkout: stay.checkOut,
          adults: String(adults),
          children: String(children),
          babies: String(babies),
          status,
        }),
      });
    },
    block: ({ villa, stay }) => {
      if (stay === null) return;
      const nights = { villaId: villa.id, from: stay.checkIn, to: stay.checkOut };
      void navigate({
        to: '/occupancy/$open',
        params: { open: toAddress({ what: 'new', ...nights }) },
        search: { q: villa.code, from: stay.checkIn },
      });
    },
    calendar: ({ villa, stay }) =>
      void navigate({
        to: '/occupancy',
        search: { q: villa.code, ...(stay && { from: stay.checkIn }) },
      }),
    offer: (hits, party) => {
      const villas = hits.map(({ villa, stay }) => ({
        villa_id: villa.id,
        checkIn: stay?.checkIn ?? '',
        checkOut: stay?.checkOut ?? '',
        ...peopleOf(party),
      }));
      void navigate({ to: '/offer/yeni', search: { villas: writeOffered(villas) } });
    },
  };
  return <DeskScreen q={q} onAsk={onAsk} ways={ways} />;
}

Availability.reads = () => [deskQuery];

type Party = { adults: number; children: number; babies: number; isPartyKnown: boolean };

/** Two people by default, as everywhere. */
const peopleOf = ({ adults, children, babies, isPartyKnown }: Party) => ({
  adults: isPartyKnown ? adults : 2,
  children,
  babies,
});
