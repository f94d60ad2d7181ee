import { apiFetch } from './api.ts';

/**
 * Saves what an address of the API answers under `name`. The token travels in a header, so a plain
 * link would be refused. @throws ApiError
 */
export async function download(address: string, name: string): Promise<void> {
  const response = await apiFetch(address);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
