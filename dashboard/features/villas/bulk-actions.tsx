import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { setVillaActivity, setVillaPopular, VILLAS } from './api.ts';

type Deed = { send: (id: number) => Promise<unknown>; done: string };

const DEEDS = {
  publish: { send: (id) => setVillaActivity(id, true), done: 'yayına alındı' },
  withdraw: { send: (id) => setVillaActivity(id, false), done: 'yayından kaldırıldı' },
  promote: { send: (id) => setVillaPopular(id, true), done: 'popüler yapıldı' },
  demote: { send: (id) => setVillaPopular(id, false), done: 'popüler olmaktan çıkarıldı' },
} satisfies Record<string, Deed>;

/** What is done with ticked villas, one after the other: some may be refused, the others stand. */
export function BulkActions({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (deed: Deed) => {
      const refusals: unknown[] = [];
      for (const id of ids) await deed.send(Number(id)).catch((error) => refusals.push(error));
      return refusals;
    },
    onSuccess: (refusals, deed) => {
      const done = ids.length - refusals.length;
      if (done > 0) notify.success(`${done} villa ${deed.done}`);
      if (refusals.length > 0) {
        notify.error(`${refusals.length} villa değişmedi: ${messageOf(refusals[0])}`);
      }
      onDone();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: VILLAS }),
  });
  const button = (deed: Deed, text: string) => (
    <Button
      busy={isPending && variables === deed}
      disabled={isPending}
      onClick={() => mutate(deed)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(DEEDS.publish, 'Yayına al')}
      {button(DEEDS.withdraw, 'Yayından kaldır')}
      {button(DEEDS.promote, 'Popüler yap')}
      {button(DEEDS.demote, 'Popülerden çıkar')}
    </>
  );
}
