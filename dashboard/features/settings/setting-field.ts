/** How a setting is typed; left out: a line of text. */
export type SettingKind =
  | 'long'
  | 'digits'
  | 'number'
  | 'percent'
  | 'minutes'
  | 'office'
  | 'days'
  | 'time'
  | 'day'
  | 'picture';

/** One setting of a form; `short` ones, and all that are no text, are two per row. */
export type SettingField = {
  key: string;
  label: string;
  hint?: string;
  kind?: SettingKind;
  short?: boolean;
  /** What a number counts. */
  unit?: string;
  /** The choices with their labels; the first is the default. */
  choices?: readonly (readonly [value: string, label: string])[];
};

/** Settings that belong together, under a heading where a form has several such parts. */
type Part = { title?: string; fields: SettingField[] };

export type SettingGroup = { title: string; intro: string; parts: Part[] };
