/** Only these fields of `row`. */
export const pick = <Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: readonly Key[]
): Pick<Row, Key> => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;

/** The fields of `row` that `other` has too. */
export const pickShared = <Row extends object, Other extends object>(row: Row, other: Other) =>
  pick(row, ...(Object.keys(other).filter((key) => key in row) as (keyof Row & keyof Other)[]));
