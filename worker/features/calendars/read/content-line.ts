/** A property of an iCalendar component, its value as written but trimmed. */
export type ContentLine = {
  /** In upper case. */
  name: string;
  /** Parameters by name in upper case, without their quotes. */
  parameters: ReadonlyMap<string, string>;
  value: string;
  /** The untrimmed value; UIDs are compared exactly. */
  whole: string;
};

/** The name of a property, without reading the rest of its line. */
export function nameOfLine(line: string): string {
  const end = line.search(/[:;]/);
  return line
    .slice(0, end === -1 ? NAME_LENGTH : end)
    .trim()
    .toUpperCase();
}

const NAME_LENGTH = 64;

/**
 * Splits a line. The value begins at the first colon outside quotes; a line without one has an
 * empty value. Spaces around names, parameters and values are tolerated.
 */
export function readContentLine(line: string): ContentLine {
  const colon = valueColon(line);
  const [, ...parameters] = splitOutsideQuotes(line.slice(0, colon));
  const whole = line.slice(colon + 1);
  return {
    name: nameOfLine(line),
    parameters: new Map(parameters.map(readParameter)),
    value: whole.trim(),
    whole,
  };
}

/** No real calendar has more parameters. */
const MAX_PARAMETERS = 20;

function valueColon(line: string): number {
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') isQuoted = !isQuoted;
    else if (line[i] === ':' && !isQuoted) return i;
  }
  // An unclosed quote must not hide the value.
  const first = line.indexOf(':');
  return first === -1 ? line.length : first;
}

function splitOutsideQuotes(text: string): string[] {
  return (text.match(/(?:[^;"]|"[^"]*"?)+/g) ?? []).slice(0, MAX_PARAMETERS);
}

function readParameter(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals === -1) return [text.trim().toUpperCase(), ''];
  const value = text.slice(equals + 1).trim();
  return [text.slice(0, equals).trim().toUpperCase(), value.replace(/^"(.*)"$/, '$1').trim()];
}

/** A text value without its escapes. */
export const unescapeText = (value: string): string =>
  value.replace(/\\(.)/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char));
