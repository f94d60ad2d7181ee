import { html, type Html } from './html.ts';
import { choicesOf, flatten, isNullable, type JsonSchema, typesOf } from './json-schema.ts';

type Field = { path: string; schema: JsonSchema; required: boolean };

/** Levels of nesting that a table spells out; deeper ones stand in the example. */
const DEEPEST = 4;

/** The fields of a body as a table: name, type, what holds for it. */
export function schemaTable(schema: JsonSchema): Html {
  const fields = fieldsOf(flatten(schema), '', 0);
  if (fields.length === 0) return html`<p class="type">${typeText(schema)}</p>`;
  return html`<table>
    <tbody>
      ${fields.map(fieldRow)}
    </tbody>
  </table>`;
}

export function fieldRow({ path, schema, required }: Field): Html {
  return html`<tr>
    <th scope="row"><code>${path}</code>${required ? null : html` <i>optional</i>`}</th>
    <td>${typeText(schema)}</td>
    <td>${ruleText(schema)}</td>
  </tr>`;
}

function fieldsOf(schema: JsonSchema, prefix: string, depth: number): Field[] {
  const { properties = {}, required = [], items } = schema;
  if (depth > DEEPEST) return [];
  if (items !== undefined && typesOf(schema)[0] === 'array') {
    return fieldsOf(flatten(items), `${prefix}[]`, depth + 1);
  }
  return Object.entries(properties).flatMap(([name, part]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const field = { path, schema: flatten(part), required: required.includes(name) };
    return [field, ...fieldsOf(field.schema, path, depth + 1)];
  });
}

/** "text or null", "list of whole numbers": the type in words. */
function typeText(schema: JsonSchema): string {
  const ending = isNullable(schema) ? ' or null' : '';
  if (schema.enum !== undefined) {
    return schema.enum.map((one) => JSON.stringify(one)).join(' | ') + ending;
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    return [...new Set(choices.map(typeText))].join(' or ') + ending;
  }
  const [type = 'anything'] = typesOf(schema);
  if (type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'anything'}`;
  const words: Record<string, string> = { string: 'text', integer: 'whole number' };
  return (schema.format ?? words[type] ?? type) + ending;
}

function ruleText(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, description } = schema;
  const rules = [
    description,
    range(minLength, maxLength, 'characters'),
    range(isBound(minimum), isBound(maximum), ''),
    range(minItems, maxItems, 'entries'),
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
  ];
  return rules.filter(Boolean).join('; ');
}

/** The limits of every whole number say nothing of this one. */
const isBound = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `at most ${most} ${unit}`.trim();
  return most === undefined ? `at least ${least} ${unit}`.trim() : `${least} to ${most} ${unit}`;
}
