import * as z from 'zod';

/** The parts of JSON Schema that our documents use. */
export type JsonSchema = {
  $ref?: string;
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
  propertyNames?: JsonSchema;
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

/** What a zod schema takes or gives, as JSON Schema. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema._zod.def, jsonSchema, io),
  });
  return JSON.parse(JSON.stringify(made), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? tidy(value) : value,
  ) as JsonSchema;
}

function describe(def: z.core.$ZodTypeDef, made: object, io: 'input' | 'output'): void {
  // An answer may grow fields: closed is what says so itself.
  if (def.type === 'object' && !('catchall' in def && def.catchall)) {
    delete (made as JsonSchema).additionalProperties;
  }
  // zod leaves out the default of what is read from text: it is none of the text's type.
  const { defaultValue } = def as Partial<z.core.$ZodDefaultDef>;
  if (def.type === 'default' && io === 'input') {
    const asText = typeof defaultValue === 'number' ? String(defaultValue) : defaultValue;
    if (typeof asText !== 'boolean') (made as JsonSchema).default ??= asText;
  }
  // What a transformation gives is not known; what it takes is close to it.
  const { in: taken, out } = def as Partial<z.core.$ZodPipeDef>;
  if (io === 'output' && taken && out?._zod.def.type === 'transform') {
    Object.assign(made, schemaOf(taken as z.ZodType, io), made);
  }
}

/** Leaves out what tells a reader nothing, and says a null and a constant as a type and a choice. */
function tidy(schema: JsonSchema): JsonSchema {
  const { allOf, anyOf, const: constant, propertyNames, ...rest } = schema;
  const [first] = allOf?.flatMap(({ pattern }) => pattern ?? []) ?? [];
  const [one, none, ...more] = anyOf ?? [];
  const isNullable = one?.type !== undefined && none?.type === 'null' && more.length === 0;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (propertyNames?.enum !== undefined) {
    const { additionalProperties: value = {}, ...named } = rest;
    const properties = propertyNames.enum.map((name) => [name, value]);
    return { ...named, properties: Object.fromEntries(properties) as never };
  }
  return {
    ...(isNullable && {
      ...one,
      type: [...[one.type ?? []].flat(), 'null'],
      ...(one.enum && { enum: [...one.enum, null] }),
    }),
    ...(anyOf !== undefined && !isNullable && { anyOf }),
    ...rest,
    ...(constant !== undefined && { enum: [constant] }),
    ...(first !== undefined && { pattern: first }),
  };
}
