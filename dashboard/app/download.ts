import { apiFetch } from './api.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads an address of the API as `name`. A plain link would be refused, because the token is
 * sent in a header. @throws ApiError
 */
export async function download(address: string, name: string): Promise<void> {
  const response = await apiFetch(address);
  saveFile(await response.blob(), name);
}
