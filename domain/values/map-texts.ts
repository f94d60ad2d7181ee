/** The same JSON value with every text in it, however deep, replaced by `change(text)`. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]);
  return Object.fromEntries(entries) as Value;
}
