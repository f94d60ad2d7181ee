import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { applyFeed, feedsChanged, previewFeed } from './api.ts';
import { FeedPreview } from './feed-preview.tsx';

type Props = { villaId: number; url: string; onClose: () => void };

/** Previews a feed before anything changes, then applies it. */
export function FeedDialog({ villaId, url: known, onClose }: Props) {
  const client = useQueryClient();
  const [url, setUrl] = useState(known);
  const [confirmLoss, setConfirmLoss] = useState(false);
  const preview = useMutation({ mutationFn: () => previewFeed(villaId, url.trim()) });
  const apply = useMutation({
    mutationFn: () => applyFeed({ villa_id: villaId, url: url.trim(), confirmLoss }),
    onSuccess: ({ outcome, message, warnings }) => {
      feedsChanged(client);
      // Events disappeared between preview and decision: ask again with the current state.
      if (outcome === 'held') {
        notify.info(message);
        preview.mutate();
        return;
      }
      if (warnings.length > 0) notify.info(message);
      else notify.success(message);
      onClose();
    },
  });
  const { data } = preview;
  const error = apply.error ?? preview.error;
  const isHeld = data?.loss.needsConfirm === true && !confirmLoss;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (data) apply.mutate();
    else preview.mutate();
  }
  return (
    <Dialog
      title={known === '' ? 'Takvim bağla' : 'Takvimi oku'}
      text="Önce neyin değişeceğini görürsünüz; onaylamadan hiçbir gece değişmez."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
        <TextInput
          label="Takvim adresi (iCal)"
          hint="Satış kanalının verdiği .ics adresi."
          type="url"
          inputMode="url"
          maxLength={2000}
          readOnly={known !== ''}
          value={url}
          onChange={({ target }) => {
            setUrl(target.value);
            setConfirmLoss(false);
            preview.reset();
          }}
        />
        <Alert>{error && messageOf(error)}</Alert>
        {data && <FeedPreview preview={data} />}
        {data?.loss.needsConfirm && (
          <label className="flex items-start gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0"
              checked={confirmLoss}
              onChange={({ target }) => setConfirmLoss(target.checked)}
            />
            {`Bilinen ${data.loss.of} kaydın ${data.loss.lost} tanesi takvimde artık yok. Eminim, geceleri aç.`}
          </label>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={preview.isPending || apply.isPending}
            disabled={url.trim() === '' || isHeld}
          >
            {data ? 'Uygula' : 'Önizle'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
