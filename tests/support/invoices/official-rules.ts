import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import SaxonJS from 'saxon-js';
import type { InvoiceProfile } from '#domain/invoices/codes.ts';

/** The office's schema and rules lie beside the project; they are not ours to copy. */
export const OFFICIAL = fileURLToPath(new URL('../../../../shared/data/ubl-tr/', import.meta.url));
const compiler = fileURLToPath(import.meta.resolve('xslt3'));

export const hasOfficialRules = existsSync(OFFICIAL);

/** What the official UBL-TR schema says against an invoice; nothing when it is valid. */
export function openSchema(): (xml: string) => string[] {
  xmlRegisterFsInputProviders();
  const url = join(OFFICIAL, 'xsd/maindoc/UBL-Invoice-2.1.xsd');
  const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }));
  return (xml) => {
    let document: XmlDocument | undefined;
    try {
      document = XmlDocument.fromString(xml);
      schema.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
    } finally {
      document?.dispose();
    }
  };
}

let compiledRules: string | undefined;

/** Once for all files that ask: it takes long. */
function compileRules(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-ubl-'));
  const compiled = join(folder, 'rules.sef.json');
  const source = join(OFFICIAL, 'UBL-TR_Main_Schematron.xslt');
  execFileSync('node', [compiler, `-xsl:${source}`, `-export:${compiled}`, '-nogo']);
  const text = readFileSync(compiled, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

/** What the official Schematron of the Turkish rules says against an invoice. */
export function openRules(): (xml: string, profile: InvoiceProfile) => string[] {
  const stylesheetText = (compiledRules ??= compileRules());
  return (xml, profile) => {
    const { principalResult } = SaxonJS.transform({
      stylesheetText,
      sourceText: xml,
      stylesheetParams: { type: profile },
      destination: 'serialized',
    });
    const failed = principalResult.split('<svrl:failed-assert').slice(1);
    return failed.map((text) => /<svrl:text[^>]*>([^]*?)<\/svrl:text>/.exec(text)?.[1] ?? text);
  };
}
