import { addDays, type Day, formatDay } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Status } from '#domain/reservation-status.ts';
import {
  type AgreedRates,
  maxAgencyDiscount,
  withAgencyDiscount,
} from './pricing/agency-discount.ts';
import { type MoneySnapshot, moneySnapshot } from './pricing/snapshot.ts';

/** Where and when a stay is. */
type Place = { villaId: number; checkIn: Day; checkOut: Day };

/** Whether the guests are in the house, whether or not the cron has said so. */
export const hasBegun = (
  { status, checkIn }: { status: Status; checkIn: Day },
  today: Day,
): boolean => status === 'staying' || (status === 'confirmed' && checkIn < today);

/**
 * Why a stay that has begun cannot become `wanted`: it began when it began, the nights that were
 * slept stay in their house, and nobody leaves in the past. Null when it can.
 */
export function findBegunProblem(
  agreed: Place,
  wanted: Place,
  today: Day,
): { code: 'STAY_FIXED' | 'PAST'; message: string } | null {
  if (wanted.checkIn !== agreed.checkIn) {
    return {
      code: 'STAY_FIXED',
      message: `Misafir ${formatDay(agreed.checkIn)} günü eve girdi; giriş günü artık değişmez. Çıkış gününü değiştirebilirsiniz.`,
    };
  }
  if (wanted.villaId !== agreed.villaId && agreed.checkIn < today) {
    return {
      code: 'STAY_FIXED',
      message: 'Misafir evde; başka eve geçecekse “Başka eve taşı” ile kalan geceleri taşıyın.',
    };
  }
  const earliest = today > agreed.checkIn ? today : addDays(agreed.checkIn, 1);
  if (wanted.checkOut >= earliest || wanted.checkOut === agreed.checkOut) return null;
  return { code: 'PAST', message: `Çıkış en erken ${formatDay(earliest)} günü olabilir.` };
}

/** A line of a stay's price. */
type Line = MoneySnapshot['lines'][number];

export const isNight = ({ code }: Line) => code === 'nights';

/** What was agreed, and the nights that are added at their own price. */
export function longerStay(
  agreed: MoneySnapshot & AgreedRates,
  added: { gross: Kurus; nights: number; lines: readonly Line[] },
): MoneySnapshot {
  const before = agreed.lines.filter(isNight);
  const rest = agreed.lines.filter((line) => !isNight(line));
  return priced(agreed, {
    gross: agreed.gross + added.gross,
    ownerDiscount: agreed.ownerDiscount,
    nights: agreed.nights + added.nights,
    lines: [...before, ...added.lines.filter(isNight), ...rest],
  });
}

/**
 * What was agreed without the share of the nights that are not slept, each counted alike: nobody
 * agreed on a price for a single one of them. The cleaning is due all the same.
 */
export function shorterStay(agreed: MoneySnapshot & AgreedRates, nights: number): MoneySnapshot {
  const shareOf = (amount: Kurus) => Math.round((amount * nights) / agreed.nights);
  const gross = shareOf(agreed.gross);
  const ownerDiscount = shareOf(agreed.ownerDiscount);
  const label = `${agreed.nights} geceden kalınan ${nights} gece`;
  return priced(agreed, {
    gross,
    ownerDiscount,
    nights,
    lines: [
      { code: 'nights', label, amount: gross - ownerDiscount },
      ...agreed.lines.filter((line) => !isNight(line) && line.code !== 'discount'),
    ],
  });
}

/** The money parts by the agreed rates; the agency's discount stays as far as it still fits. */
function priced(
  agreed: MoneySnapshot & AgreedRates,
  nights: Pick<MoneySnapshot, 'gross' | 'ownerDiscount' | 'nights' | 'lines'>,
): MoneySnapshot {
  const { prepaymentRate, commissionRate } = agreed;
  const rates = { prepaymentRate, commissionRate };
  const money = { ...moneySnapshot(agreed), ...nights };
  const most = maxAgencyDiscount(money, rates);
  return withAgencyDiscount(money, rates, Math.min(agreed.agencyDiscount, most));
}
