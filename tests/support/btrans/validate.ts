import { readFileSync } from 'node:fs';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { parseXml } from '../xml.ts';
import { findBrokenRules } from './rules.ts';

const schema = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync(new URL('gunubirlikson.xsd', import.meta.url))),
);

/**
 * Every way in which a document differs from the schema and its rules; empty when it is valid. Runs
 * in Node alone: the Worker's runtime compiles no WebAssembly, so tests there ask a server
 * (`find-problems.ts`).
 */
export function findBtransProblems(document: string): string[] {
  const problems = schemaProblems(document);
  // What is not in its shape cannot be read any further.
  return problems.length > 0 ? problems : findBrokenRules(parseXml(document));
}

function schemaProblems(text: string): string[] {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(text);
    schema.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
  } finally {
    document?.dispose();
  }
}
