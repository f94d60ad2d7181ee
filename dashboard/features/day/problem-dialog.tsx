import { Camera, Check } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#dashboard/app/notify.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { bigButton } from './big-button.ts';
import { hand } from './outgoing/outgoing.ts';

type Props = { villaId: number; villaName: string; task: string | null; onClose: () => void };

/** A problem in a house, with a photo: a task of maintenance, once it has reached the office. */
export function ProblemDialog({ villaId, villaName, task, onClose }: Props) {
  // One for the dialog, so that two presses before the next render are one report.
  const [id] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [isUrgent, setUrgent] = useState(false);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { makeSmall } = await import('./make-small.ts');
    const small = photo && (await makeSmall(photo));
    setBusy(false);
    if (photo !== null && small === null) return;
    await hand({
      id,
      kind: 'problem',
      task,
      fields: {
        villa_id: villaId,
        title: title.trim(),
        note: note.trim(),
        before_arrival: isUrgent,
      },
      photo: small,
    });
    notify.success('Sorun kaydedildi');
    onClose();
  };
  return (
    <Dialog title="Sorun bildir" text={villaName} onClose={onClose}>
      <form
        className="mt-4 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label="Ne oldu"
          required
          minLength={3}
          maxLength={160}
          className="min-h-12 text-base"
          placeholder="Örneğin: Mutfak musluğu damlıyor"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label="Ayrıntı"
          hint="İsterseniz."
          rows={2}
          maxLength={1000}
          className="text-base"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {/* A custom button, because the browser's own file field is in the browser's language. */}
        <label className={cx(bigButton('plain'), 'cursor-pointer has-focus-visible:outline-2')}>
          {photo === null ? (
            <Camera size={20} aria-hidden="true" />
          ) : (
            <Check size={20} aria-hidden="true" className="text-green" />
          )}
          <span aria-hidden="true">
            {photo === null ? 'Fotoğraf çekin ya da seçin' : 'Fotoğraf eklendi'}
          </span>
          <input
            type="file"
            accept="image/*"
            aria-label="Fotoğraf"
            className="sr-only"
            onChange={({ target }) => setPhoto(target.files?.[0] ?? null)}
          />
        </label>
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={isUrgent}
            onChange={({ target }) => setUrgent(target.checked)}
          />
          Misafir gelmeden bitmeli
        </label>
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className={bigButton('plain')} onClick={onClose}>
            Vazgeç
          </button>
          <button
            type="submit"
            className={bigButton('primary')}
            disabled={isBusy || title.trim().length < 3}
          >
            Bildir
          </button>
        </div>
      </form>
    </Dialog>
  );
}
