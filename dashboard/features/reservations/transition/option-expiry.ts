export const OPTION_HOURS = [4, 24, 48, 72] as const;

export const inHours = (hours: number, now = Date.now()) => new Date(now + hours * 3_600_000);
