import { useState } from 'react';
import { download } from '#dashboard/app/download.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { markIysSent, obeyRefusals, SUBSCRIBERS } from './api.ts';

/** The consents for İYS as a file, and the refusals that came there. */
export function IysActions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>İYS</Button>
      {isOpen && <IysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function IysDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const file = useSend({
    send: async () => {
      const at = new Date().toISOString();
      await download('/v1/admin/subscribers/iys.csv', `iys-${at.slice(0, 10)}.csv`);
      setTakenAt(at);
    },
  });
  const sent = useSend({
    send: () => markIysSent(takenAt ?? ''),
    done: (answer) => `${answer.sent} adres İYS’ye yüklendi olarak kaydedildi`,
    onDone: () => setTakenAt(null),
  });
  return (
    <ActionDialog
      title="İleti Yönetim Sistemi"
      text="İzinler ve ayrılmalar üç iş günü içinde İYS’ye yüklenir; orada gelen retler burada da geçerlidir."
      action="Retleri işle"
      disabled={!text.includes('@')}
      onClose={onClose}
      send={() => obeyRefusals(text)}
      done={({ read, obeyed }) => `${read} adres okundu, ${obeyed} abone listeden çıkarıldı`}
      changes={[SUBSCRIBERS]}
    >
      <div className="flex flex-wrap gap-2">
        <Button busy={file.isPending} onClick={() => file.mutate()}>
          Yükleme dosyasını indir
        </Button>
        {takenAt !== null && (
          <Button busy={sent.isPending} onClick={() => sent.mutate()}>
            Dosyayı İYS’ye yükledim
          </Button>
        )}
      </div>
      <TextArea
        label="İYS’den gelen retler"
        hint="Dosyanın içini ya da adresleri yapıştırın."
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionDialog>
  );
}
