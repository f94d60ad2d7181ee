import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay, formatStay } from '#domain/values/dates.ts';
import { OFF_SALE_LABELS, type PermitOverview } from '#domain/villas/takedown-schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { permitsQuery } from './api.ts';
import { EndOrderDialog, OrderDialog } from './order-dialogs.tsx';

type House = PermitOverview['houses'][number];
type Order = PermitOverview['orders'][number];

/** Houses that their permits keep off every page, or soon will, and the orders of the authorities. */
export function PermitSales() {
  const query = useQuery(permitsQuery);
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Order | null>(null);
  return (
    <ReportSection title="Belge yüzünden yayından düşenler">
      <Loaded query={query} waiting="m-4 h-32">
        {({ houses, orders }) => (
          <>
            {houses.length === 0 ? (
              <EmptyState
                title="Düşen ya da düşecek villa yok"
                text="Belgesi doğrulanmış ve önümüzdeki 30 gün geçerli villalar yayında kalır."
              />
            ) : (
              <ul>
                {houses.map((house) => (
                  <HouseRow key={house.villa_id} house={house} />
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
              <h3 className="flex-1 font-medium">Kaldırma bildirimleri</h3>
              <Button onClick={() => setAdding(true)}>Bildirim kaydet</Button>
            </div>
            <ul>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} onEnd={() => setEnding(order)} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {adding && <OrderDialog onClose={() => setAdding(false)} />}
      {ending && <EndOrderDialog order={ending} onClose={() => setEnding(null)} />}
    </ReportSection>
  );
}

function HouseRow({ house: { villa_id, villa_name, reason, until, stays } }: { house: House }) {
  return (
    <li className="grid gap-1 border-t border-line px-4 py-2.5">
      <div className="flex flex-wrap gap-x-3">
        <Link
          to="/villas/$id"
          params={{ id: String(villa_id) }}
          search={{}}
          hash="permit"
          className="font-medium hover:underline"
        >
          {villa_name}
        </Link>
        <span className={until === null ? 'text-red' : 'text-amber'}>
          {OFF_SALE_LABELS[reason]}
          {until === null ? ' · yayında değil' : ` · son gün ${formatDay(until)}`}
        </span>
      </div>
      {stays.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-soft">
          Geçerli kalan konaklamalar:
          {stays.map(({ id, code, checkin, checkout }) => (
            <StayLink id={id} key={id} className="figures hover:underline">
              {`${code} (${formatStay(checkin, checkout)})`}
            </StayLink>
          ))}
        </p>
      )}
    </li>
  );
}

function OrderRow({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const isOpen = order.endedAt === null;
  return (
    <li className="grid gap-1 border-t border-line px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{order.villa_name}</span>
        <span className="min-w-0 flex-1 break-words text-soft">
          {[order.source, order.reference].filter(Boolean).join(' · ')}
        </span>
        {isOpen && <TimeLeft deadline={order.dueAt} long />}
        {isOpen && <Button onClick={onEnd}>Kanıtla kapat</Button>}
      </div>
      <p className="text-soft">
        {`Alındı: ${formatTimestamp(order.receivedAt)} · yayından düştü: ${formatTimestamp(order.takenAt)}`}
      </p>
      {order.endedAt !== null && (
        <p className="break-words text-soft">
          {`Kapandı: ${formatTimestamp(order.endedAt)} · ${order.evidence ?? ''}`}
        </p>
      )}
    </li>
  );
}
