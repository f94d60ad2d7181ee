/** Prints a step with the seconds since `started`. */
export const stepsSince = (started: number) => (what: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${what}`);

/** The last step of `npm start`, some seconds after `Ready`. */
export const ALL_BUILT = 'Every page has its file';
