import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayShort } from '#domain/dates.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { Block } from './block.tsx';
import { linkClass } from './stay-block.tsx';

/** Villas named under a warning; the rest is a number. */
const NAMED = 3;

/** What is wrong somewhere, each with the way to put it right; quiet when nothing is. */
export function Attention({ data }: { data: Overview | undefined }) {
  const { alarms, feeds, withoutPermit, pricesEnding } = data ?? {};
  const count =
    (alarms ? [alarms.payments, alarms.conflicts, alarms.mails] : []).filter((n) => n > 0).length +
    [feeds, withoutPermit, pricesEnding].filter((list) => (list?.total ?? 0) > 0).length;
  return (
    <Block title="Dikkat" count={data && count > 0 ? count : undefined}>
      {!data && <Skeleton className="m-4 h-5 w-48" />}
      {data && count === 0 && (
        <p className="flex items-center gap-2 px-4 py-3 text-soft">
          <CircleCheck size={16} aria-hidden="true" className="text-green" />
          Her şey yolunda.
        </p>
      )}
      <ul className="divide-y divide-line">
        {alarms && alarms.payments > 0 && (
          <Warning text={`${alarms.payments} ödeme incelenmeyi bekliyor`}>
            <Link to="/transactions" className={linkClass}>
              Ödemeleri açın
            </Link>
          </Warning>
        )}
        {alarms && alarms.conflicts > 0 && (
          <Warning text={`${alarms.conflicts} takvim çakışması çözülmedi`}>
            <Link to="/occupancy" className={linkClass}>
              Doluluk takvimini açın
            </Link>
          </Warning>
        )}
        {alarms && alarms.mails > 0 && (
          <Warning text={`${alarms.mails} e-posta gönderilemedi`}>
            <Link to="/templates/outbox" search={{ status: 'dead' }} className={linkClass}>
              Gidenleri açın
            </Link>
          </Warning>
        )}
        {feeds && feeds.total > 0 && (
          <Warning text={`${feeds.total} takvim okunamıyor`}>
            <Names total={feeds.total}>
              {feeds.items.slice(0, NAMED).map((feed) => (
                <VillaLink key={feed.source_id} id={feed.villa_id} part="feeds">
                  {feed.villa_name}
                  <span className="text-soft">
                    {feed.lastOkAt ? ` · ${formatInstant(feed.lastOkAt)}` : ' · hiç okunmadı'}
                  </span>
                </VillaLink>
              ))}
            </Names>
          </Warning>
        )}
        {withoutPermit && withoutPermit.total > 0 && (
          <Warning text={`${withoutPermit.total} villanın izin belgesi yok`}>
            <Names total={withoutPermit.total}>
              {withoutPermit.items.slice(0, NAMED).map((villa) => (
                <VillaLink key={villa.villa_id} id={villa.villa_id}>
                  {villa.villa_name}
                </VillaLink>
              ))}
            </Names>
            <Link to="/villas" search={{ permit: 'missing' }} className={linkClass}>
              Listede aç
            </Link>
          </Warning>
        )}
        {pricesEnding && pricesEnding.total > 0 && (
          <Warning text={`${pricesEnding.total} villanın fiyatı bitiyor`}>
            <Names total={pricesEnding.total}>
              {pricesEnding.items.slice(0, NAMED).map((villa) => (
                <VillaLink key={villa.villa_id} id={villa.villa_id} part="prices">
                  {villa.villa_name}
                  <span className="text-soft">
                    {villa.endsOn ? ` · ${formatDayShort(villa.endsOn)}` : ' · fiyatı yok'}
                  </span>
                </VillaLink>
              ))}
            </Names>
          </Warning>
        )}
      </ul>
    </Block>
  );
}

function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2 px-4 py-2.5">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-amber" />
      <span className="font-medium">{text}</span>
      <div className="col-start-2 grid justify-items-start gap-0.5">{children}</div>
    </li>
  );
}

function Names({ total, children }: { total: number; children: ReactNode[] }) {
  const rest = total - children.length;
  return (
    <>
      {children}
      {rest > 0 && <span className="text-xs text-soft">ve {rest} villa daha</span>}
    </>
  );
}

type VillaLinkProps = { id: number; part?: 'feeds' | 'prices'; children: ReactNode };

export function VillaLink({ id, part, children }: VillaLinkProps) {
  return (
    <Link
      to="/villas/$id"
      params={{ id: String(id) }}
      search={{ part }}
      className="max-w-full truncate text-xs underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
