const DAY_MS = 86_400_000;

const numbers = new Map<string, number>();

/** Days as numbers since 1970-01-01: the oracle's arithmetic is its own. */
export function toNumber(day: string): number {
  let number = numbers.get(day);
  if (number === undefined) {
    number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
    numbers.set(day, number);
  }
  return number;
}

const names = new Map<number, string>();

function toDay(number: number): string {
  let name = names.get(number);
  if (name === undefined) {
    name = new Date(number * DAY_MS).toISOString().slice(0, 10);
    names.set(number, name);
  }
  return name;
}

export const later = (day: string, days: number): string => toDay(toNumber(day) + days);

/** The nights of [first, end), each by the day on which it begins. */
export function nightsOf(first: string, end: string): string[] {
  const from = toNumber(first);
  const nights: string[] = [];
  for (let night = from; night < toNumber(end); night += 1) nights.push(toDay(night));
  return nights;
}
