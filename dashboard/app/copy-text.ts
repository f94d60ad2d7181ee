import { notify } from './notify.ts';

/** Puts a text on the clipboard and says so, or says that the browser does not let us. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error('Kopyalanamadı; tarayıcınız izin vermiyor. Seçip elle kopyalayın.');
  }
}
