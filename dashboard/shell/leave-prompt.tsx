import { useRef } from 'react';
import { useLeavePrompt } from '#dashboard/app/leave-prompt.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';

/**
 * Asks before leaving unsaved changes; rendered once per page. Part of the first load, because it
 * may be needed offline.
 */
export function LeavePrompt() {
  const prompt = useLeavePrompt();
  const stay = useRef<HTMLButtonElement>(null);
  if (prompt === null) return null;
  return (
    <Dialog
      title="Kaydedilmemiş değişiklikler var"
      text="Ayrılırsanız yazdıklarınız taslak olarak saklanır; döndüğünüzde sürdürebilirsiniz."
      onClose={() => prompt.settle(false)}
      focusFirst={stay}
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={() => prompt.settle(true)}>Ayrıl</Button>
        <Button ref={stay} variant="primary" onClick={() => prompt.settle(false)}>
          Kal
        </Button>
      </div>
    </Dialog>
  );
}
