import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { makePreviewLink } from './api.ts';

/**
 * The page of a villa as visitors will see it, before it is on sale: the saved state, not the typed
 * one.
 */
export function PreviewButton({ villaId }: { villaId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { path } = await makePreviewLink(villaId);
      if (tab) tab.location.replace(path);
      else location.assign(path);
    },
    onError: (error, tab) => {
      tab?.close();
      notify.error(messageOf(error));
    },
  });
  return (
    // The tab is opened by the click itself; browsers block one opened after the answer.
    <Button busy={isPending} onClick={() => mutate(window.open('', '_blank'))}>
      <Eye size={14} aria-hidden="true" />
      Önizle
    </Button>
  );
}
