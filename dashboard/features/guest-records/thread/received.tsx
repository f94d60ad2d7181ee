import { Paperclip, ShieldCheck } from 'lucide-react';
import type { MessageFile, ThreadItem } from '#domain/guest-records/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = NonNullable<ThreadItem['received']>;

/**
 * Everything that came with a message besides its text: how sure its sender is, files, and the folded
 * quotation.
 */
export function Received({ channel, warning, email, files, quoted }: Props) {
  return (
    <>
      {channel === 'mail' && warning === null && (
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <ShieldCheck size={14} aria-hidden="true" className="shrink-0 text-green" />
          <span>
            Göndereni doğrulandı: <span className="break-all">{email}</span>, adresinin imzasıyla ya
            da ona giden iletimizi yanıtlayarak.
          </span>
        </p>
      )}
      {warning === 'unproven' && (
        <p className="text-sm text-amber">
          Göndereni doğrulanmadı: bu iletiyi <span className="break-all">{email}</span> adresinin
          sahibi yazmamış olabilir. Kişisel bilgi vermeden ve para göndermeden önce arayın.
        </p>
      )}
      {warning === 'stranger' && (
        <p className="text-sm text-amber">
          Bu misafirin bilinen bir adresi değil: <span className="break-all">{email}</span>. Kişisel
          bilgi vermeden önce kim olduğunu doğrulayın.
        </p>
      )}
      {warning === 'automatic' && <p className="text-sm text-soft">Otomatik yanıt</p>}
      {files.length > 0 && (
        <ul aria-label="Ekler" className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              {file.saveAs ? (
                <Button className="max-w-full" onClick={() => void save(file)}>
                  <Paperclip size={14} aria-hidden="true" />
                  <span className="truncate">{file.name}</span>
                  <span className="figures shrink-0 text-soft">{sizeOf(file)}</span>
                </Button>
              ) : (
                <span className="text-sm break-all text-soft">
                  {file.name} alınmadı (yalnız PDF ve fotoğraf, en çok 10 MB)
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {quoted && (
        <details>
          <summary className="w-fit cursor-pointer text-sm text-soft">Önceki yazışma</summary>
          <p className="mt-1 text-sm break-words whitespace-pre-line text-soft">{quoted}</p>
        </details>
      )}
    </>
  );
}

/** A file from outside is only downloaded, never opened here; the Worker determined its name. */
async function save({ id, saveAs }: MessageFile): Promise<void> {
  const file = `/v1/admin/contact/files/${id}`;
  await download(file, saveAs ?? 'ek').catch((error: unknown) => notify.error(messageOf(error)));
}

const sizeOf = ({ size }: MessageFile): string =>
  size < 1_000_000
    ? `${Math.ceil(size / 1000)} KB`
    : `${(size / 1_000_000).toFixed(1).replace('.', ',')} MB`;
