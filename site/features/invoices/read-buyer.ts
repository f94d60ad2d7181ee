/** The fields of the form, as `OwnBuyerInput` names them. */
export const BUYER_FIELDS = [
  'number_kind',
  'number',
  'name',
  'tax_office',
  'street',
  'district',
  'city',
  'country',
] as const;

/** What a buyer typed, as the calls read it. */
export const readBuyer = (form: FormData, link: string): Record<string, string> =>
  Object.fromEntries([
    ['link', link],
    ...BUYER_FIELDS.map((name) => [name, String(form.get(name) ?? '').slice(0, 400)]),
  ]);
