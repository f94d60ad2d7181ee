import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { ENOUGH, NOTABLE_DAYS } from '#domain/advice/lead-times.ts';
import type { VillaAdvice as Advice } from '#domain/advice/schema.ts';
import { formatDayLong, formatMonth } from '#domain/values/dates.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Gaps } from './advice-screen.tsx';
import { villaAdviceQuery } from './api.ts';
import { LastSeason } from './last-season.tsx';
import { Formula, GAP_FORMULA } from './open-link.tsx';

/** Advice on a villa's year from our own data, each item with its computation. */
export default function VillaAdvice({ villaId }: { villaId: number }) {
  const [tried, setTried] = useState({ minNights: 5, percent: 10 });
  const asked = useDeferredValue(tried);
  const query = useQuery(villaAdviceQuery(villaId, asked));
  const { data } = query;
  if (!data) return <Waiting query={query} size="h-96 w-full" />;
  return (
    <div className="grid max-w-3xl gap-6">
      <Part title="Satılamayan boş geceler">
        {!data.active ? (
          <p className="text-soft">Villa yayında değil; yayına alınınca geceleri sayılır.</p>
        ) : data.gaps.length === 0 ? (
          <p className="text-soft">
            {formatDayLong(data.until)} gününe kadarki her boş gece için en az bir giriş ve çıkış
            günü var.
          </p>
        ) : (
          <Gaps gaps={data.gaps} />
        )}
        <Formula>{GAP_FORMULA}</Formula>
      </Part>
      <LeadTimes leadTimes={data.leadTimes} />
      <Part title="Geçen sezonda ne olurdu">
        <LastSeason season={data.lastSeason} tried={tried} onTry={setTried} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-2">
      <h2 id={titleId} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const VERDICTS = {
  earlier: { text: 'Erken satıldı: fiyat düşük kalmış olabilir', tone: 'text-amber' },
  later: { text: 'Geç satıldı: fiyat ya da en az gece yüksek olabilir', tone: 'text-amber' },
  alike: { text: 'Komşularla aynı', tone: 'text-soft' },
} as const;

function LeadTimes({ leadTimes: { neighbours, months } }: { leadTimes: Advice['leadTimes'] }) {
  return (
    <Part title="Geceler ne kadar önce satıldı">
      {months.length === 0 ? (
        <p className="text-soft">
          Karşılaştırmaya yetecek veri yok. Benzer villa sayısı: {neighbours}.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
          {months.map(({ month, own, others, ownNights, otherVillas, verdict }) => (
            <li key={month} className="grid gap-0.5 px-4 py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{formatMonth(month)}</span>
                <span>
                  {own} gün önce <span className="text-soft">· komşularda {others} gün</span>
                </span>
              </div>
              <div className="flex flex-wrap justify-between gap-x-4">
                <span className={cx(VERDICTS[verdict].tone)}>{VERDICTS[verdict].text}</span>
                <span className="text-xs text-soft">
                  {ownNights} gece · {otherVillas} komşu villa
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Formula>
        {`Son on iki tam ayda satılan gecelerin, talep gününden geceye kadar geçen gün sayısının ortancası; aynı ilçede kapasitesi en çok bir kişi farklı villalarınkiyle. ${NOTABLE_DAYS} günden az fark aynı sayılır. Ayda en az ${ENOUGH.ownNights} kendi gecesi, en az ${ENOUGH.otherVillas} komşu villa ve ${ENOUGH.otherNights} komşu gecesi yoksa o ay yazılmaz.`}
      </Formula>
    </Part>
  );
}
