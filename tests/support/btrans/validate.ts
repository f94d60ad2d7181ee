import { readFileSync } from 'node:fs';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { parseXml } from '../xml.ts';
import { findBrokenRules } from './rules.ts';

const schema = XsdValidator.fromDoc(
  XmlDocument.fromBuffer(readFileSync(new URL('gunubirlikson.xsd', import.meta.url))),
);

/**
 * Every way in which a document violates the schema and its rules; empty when it is valid. Runs in
 * Node only: the Worker's runtime cannot compile WebAssembly, so tests there call a server
 * (`find-problems.ts`).
 */
export function findBtransProblems(document: string): string[] {
  const problems = schemaProblems(document);
  // The rules can only be checked in a document that matches the schema.
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
