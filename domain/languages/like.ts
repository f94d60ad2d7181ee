/**
 * What another language must have for the Turkish messages `T`: the same names, each a text or a
 * function of the same values. Missing, additional and misfitting ones do not compile.
 */
export type Like<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Like<T[Name]>;
};
