import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import { formatStay } from '#domain/dates.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { blockQuery, deleteBlock, nightsChanged } from './api.ts';
import { BlockForm, type BlockStart } from './block-form.tsx';

type NewProps = {
  /** What is known of it already: the villa and nights somebody dragged over. */
  start?: BlockStart;
  /** What else could be done with these nights. */
  actions?: ReactNode;
  onClose: () => void;
};

/** Nights about to be closed. */
export function NewBlockDrawer({ start = {}, actions, onClose }: NewProps) {
  return (
    <FormDrawer title="Tarih kapat" onClose={onClose} actions={actions}>
      <BlockForm block={null} start={start} onDone={onClose} />
    </FormDrawer>
  );
}

/** One block: its form, or what stands there while it is not there. */
export function BlockDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: block, error, refetch } = useQuery(blockQuery(id));
  return (
    <FormDrawer
      title={block?.villa_name ?? 'Kapatılmış tarih'}
      onClose={onClose}
      actions={block && <DeleteBlock block={block} onDone={onClose} />}
    >
      {block ? (
        <BlockForm key={id} block={block} start={block} onDone={onClose} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState
          title="Bu kapatma artık yok"
          text="Silinmiş ya da opsiyonun süresi dolmuş olabilir; geceleri satışa açıktır."
        />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </FormDrawer>
  );
}

function DeleteBlock({ block, onDone }: { block: ManualBlock; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteBlock(block.id),
    onSuccess: () => {
      notify.success('Geceler yeniden satışa açıldı');
      nightsChanged(client);
      onDone();
    },
  });
  return (
    <DeleteButton
      title="Bu kapatma silinsin mi?"
      text={`${block.villa_name}, ${formatStay(block.started_at, block.finished_at)}: ${block.nights} gece yeniden satışa açılır.`}
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
