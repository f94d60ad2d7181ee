import { Copy, Download } from 'lucide-react';
import { copyText } from '#dashboard/app/copy-text.ts';
import { saveFile } from '#dashboard/app/save-file.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, shown only once. */
export function RecoverySheet({ codes, onDone }: Props) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        Telefonunuzu ya da anahtarınızı yitirirseniz bunlardan biriyle girersiniz; her biri bir kez
        geçer. Şimdi yazdırın ya da parola yöneticinize koyun: bir daha gösterilmez.
      </p>
      <ol
        aria-label="Kurtarma kodları"
        className="grid gap-1 rounded-md border border-line bg-sunken p-3 font-mono text-xs select-all sm:text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void copyText(text, 'Kodlar kopyalandı')}>
          <Copy size={14} aria-hidden="true" />
          Kopyala
        </Button>
        <Button
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'kurtarma-kodlari.txt')
          }
        >
          <Download size={14} aria-hidden="true" />
          İndir
        </Button>
        <Button variant="primary" onClick={onDone}>
          Kaydettim
        </Button>
      </div>
    </div>
  );
}
