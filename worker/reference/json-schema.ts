/** The parts of JSON Schema that our documents use. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** The types a value may have, `null` apart. */
export function typesOf({ type }: JsonSchema): string[] {
  const types = type === undefined ? [] : [type].flat();
  return types.filter((name) => name !== 'null');
}

/** The alternatives of a choice; an `allOf` counts as one. */
export function choicesOf(schema: JsonSchema): JsonSchema[] {
  return (schema.oneOf ?? schema.anyOf ?? []).filter((one) => one.type !== 'null');
}

/** A schema with its `allOf` parts merged into it. */
export function flatten(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = schema;
  if (allOf === undefined) return schema;
  return [own, ...allOf.map(flatten)].reduce((all, part) => ({
    ...all,
    ...part,
    properties: { ...all.properties, ...part.properties },
    required: [...(all.required ?? []), ...(part.required ?? [])],
  }));
}
