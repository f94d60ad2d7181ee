import type { ReactNode } from 'react';
import type { VillaAdvice } from '#domain/advice/schema.ts';
import { addDays, formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import type { Tried } from './api.ts';
import { Formula } from './open-link.tsx';

const MINIMA = [2, 3, 4, 5, 6, 7, 10, 14];
const PERCENTS = [-20, -15, -10, -5, 5, 10, 15, 20, 25];

type Props = {
  season: VillaAdvice['lastSeason'];
  tried: Tried;
  onTry: (tried: Tried) => void;
};

/** What another minimum stay or price would have changed about last season's sales. */
export function LastSeason({ season, tried, onTry }: Props) {
  const { from, to, was, price, minimum } = season;
  const when = formatStay(from, addDays(to, -1));
  if (was.stays === 0 && minimum.freeNights === 0)
    return <p className="text-soft">{when}: bu villanın o sezondan fiyatı ve satışı yok.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        {when} arasında giren {was.stays} konaklama, {was.nights} gece
        {was.gross !== null && `, ${formatKurus(was.gross)}`}. Boş kalan {minimum.freeNights} gece.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <Select
          label="En az konaklama"
          value={tried.minNights}
          onChange={({ target }) => onTry({ ...tried, minNights: Number(target.value) })}
        >
          {MINIMA.map((nights) => (
            <option key={nights} value={nights}>
              {nights} gece
            </option>
          ))}
        </Select>
        <Select
          label="Fiyat"
          value={tried.percent}
          onChange={({ target }) => onTry({ ...tried, percent: Number(target.value) })}
        >
          {PERCENTS.map((percent) => (
            <option key={percent} value={percent}>
              {percentText(percent)}
            </option>
          ))}
        </Select>
      </div>
      <ul
        className="divide-y divide-line rounded-lg border border-line bg-raised"
        aria-live="polite"
      >
        <Row title={`En az ${minimum.minNights} gece olsaydı`}>
          <p>
            Boş gecelerde giriş yapılabilen gün: {minimum.before.arrivals} yerine{' '}
            {minimum.after.arrivals}.
            {minimum.before.unsellable + minimum.after.unsellable > 0 &&
              ` Satılamayan gece: ${minimum.before.unsellable} yerine ${minimum.after.unsellable}.`}
          </p>
          <p className="text-soft">
            {minimum.shorter.stays === 0
              ? 'Satılan konaklamaların hiçbiri bundan kısa değildi.'
              : `Satılanların ${minimum.shorter.stays} tanesi bundan kısaydı: ${minimum.shorter.nights} gece${
                  minimum.shorter.gross === null ? '' : `, ${formatKurus(minimum.shorter.gross)}`
                }. Bu kuralla alınmayabilirdi.`}
          </p>
        </Row>
        {was.stays > 0 && (
          <Row title={`Fiyat ${percentText(price.percent)} olsaydı`}>
            {price.gross !== null && (
              <p>Aynı konaklamalar yine satılsaydı toplam {formatKurus(price.gross)} olurdu.</p>
            )}
            <p className="text-soft">{breakEvenText(price)}</p>
          </Row>
        )}
      </ul>
      <Formula>
        Geçmişteki satışlardan hesaplanır, kimsenin ne isteyeceğini bilmez. En az gece için sezonun
        son durumdaki takvimi, fiyat sorgusunun kurallarıyla yeni en az geceye göre yeniden okunur;
        iki konaklamanın arasını dolduran kısa konaklamalar ayrılmaz. Fiyat için girişi sezonda olan
        konaklamaların anlaşılan gece tutarları oranla çarpılır; başabaş gece, gece sayısı × oran ÷
        (1 + oran).
      </Formula>
    </div>
  );
}

function breakEvenText({ percent, breakEvenNights: nights }: VillaAdvice['lastSeason']['price']) {
  if (percent < 0) return `Daha çok kazanmak için ${nights} geceden fazlası daha satılmalıydı.`;
  return nights === 0
    ? 'Bu yüzden tek bir gece boş kalsaydı daha az kazanılırdı.'
    : `Bu yüzden ${nights} geceden fazlası boş kalsaydı daha az kazanılırdı.`;
}

const percentText = (percent: number) =>
  `%${Math.abs(percent)} ${percent > 0 ? 'yüksek' : 'düşük'}`;

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid gap-0.5 px-4 py-3">
      <h3 className="font-medium">{title}</h3>
      {children}
    </li>
  );
}
