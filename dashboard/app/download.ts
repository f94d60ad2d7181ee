import { apiFetch } from './api.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves what an address of the API answers under `name`. The token travels in a header, so a plain
 * link would be refused. @throws ApiError
 */
export async function download(address: string, name: string): Promise<void> {
  const response = await apiFetch(address);
  saveFile(await response.blob(), name);
}
