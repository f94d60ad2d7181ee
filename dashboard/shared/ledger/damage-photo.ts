import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';

/** Saves the photo behind a deduction from a deposit. */
export const saveDamagePhoto = (id: string): Promise<void> =>
  download(`/v1/admin/transactions/${id}/proof`, 'hasar').catch((error: unknown) =>
    notify.error(messageOf(error)),
  );
