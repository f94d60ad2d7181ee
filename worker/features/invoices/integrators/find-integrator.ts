import type { Deps } from '#worker/platform/deps.ts';
import { createNilvera } from './nilvera.ts';
import type { InvoiceIntegrator } from './port.ts';
import { createSandbox } from './sandbox.ts';

/** Who gets the invoices; null without an account: files go by hand. */
export function findIntegrator(deps: Deps): InvoiceIntegrator | null {
  const { nilvera, sandbox } = deps.invoicing;
  if (nilvera !== null) return createNilvera(deps, nilvera);
  return sandbox ? createSandbox(deps) : null;
}
