import { existsSync } from 'node:fs';
import { findOnPath, installDebianPackage } from './programs.ts';

const MAC_APP = '/Applications/LibreOffice.app/Contents/MacOS/soffice';

/**
 * A LibreOffice for opening spreadsheets: `SOFFICE_PATH`, one on PATH, the Mac's application, or,
 * as root on Debian, the headless spreadsheet package (65 MB). @throws with instructions when there
 * is none.
 */
export function findLibreOffice(): string {
  const installed = installedLibreOffice();
  if (installed) return installed;
  installDebianPackage('libreoffice-calc-nogui');
  const added = installedLibreOffice();
  if (added) return added;
  throw new Error(
    'The spreadsheet tests need LibreOffice. Install it, or set SOFFICE_PATH to its soffice.',
  );
}

function installedLibreOffice(): string | null {
  if (process.env.SOFFICE_PATH) return process.env.SOFFICE_PATH;
  return findOnPath(['soffice', 'libreoffice']) ?? (existsSync(MAC_APP) ? MAC_APP : null);
}
