/** The values of an empty form, filled from what is stored. */
export const filledFrom = <Values extends object>(empty: Values, stored: Values | null): Values =>
  stored === null
    ? empty
    : (Object.fromEntries(
        Object.keys(empty).map((name) => [name, stored[name as keyof Values]]),
      ) as Values);
