import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import { Copy, Printer } from 'lucide-react';
import { copyText } from '#dashboard/app/copy-text.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { stayDocumentFile, stayDocumentsQuery } from './api.ts';
import { FileButton } from './file-button.tsx';

type Props = { reservation: { id: string; code: string; status: string } };

/** The documents of a reservation: to print, to download, to send. */
export function DocumentsSection({ reservation: { id, code, status } }: Props) {
  const query = useQuery(stayDocumentsQuery(id, status));
  return (
    <DrawerSection title="Belgeler">
      <Loaded query={query} waiting="h-20 w-full">
        {(data) => (
          <ul className="grid gap-3">
            <DocumentRow
              title="Rezervasyon belgesi"
              note={data.voucher === null ? 'Rezervasyon onaylanınca hazır olur.' : null}
              print={linkOptions({ to: '/reservations/$id/belge', params: { id } })}
              file={stayDocumentFile(id, 'voucher')}
              name={`rezervasyon-belgesi-${code}`}
              ready={data.voucher !== null}
              link={data.voucher?.link ?? null}
            />
            <DocumentRow
              title="Ön bilgilendirme ve sözleşme"
              note={acceptance(data.contract)}
              print={linkOptions({ to: '/reservations/$id/sozlesme', params: { id } })}
              file={stayDocumentFile(id, 'contract')}
              name={`sozlesme-${code}`}
              ready
              link={null}
            />
          </ul>
        )}
      </Loaded>
    </DrawerSection>
  );
}

function acceptance({
  acceptedAt,
  termsVersion,
}: {
  acceptedAt: string | null;
  termsVersion: string | null;
}): string {
  if (acceptedAt === null) return 'Sitede onaylanmadı; imza için yazdırın.';
  return `Misafir ${formatTimestamp(acceptedAt)} tarihinde onayladı · sürüm ${termsVersion}`;
}

type RowProps = {
  title: string;
  note: string | null;
  print: LinkProps;
  file: string;
  name: string;
  ready: boolean;
  /** Opens the document without signing in. */
  link: string | null;
};

function DocumentRow({ title, note, print, file, name, ready, link }: RowProps) {
  return (
    <li className="grid gap-1.5">
      <span className="font-medium">{title}</span>
      {note && <span className="text-soft">{note}</span>}
      {ready && (
        <span className="flex flex-wrap gap-2">
          <Link
            {...print}
            target="_blank"
            className={buttonClass()}
            aria-label={`${title}: yazdır`}
          >
            <Printer size={14} aria-hidden="true" />
            Yazdır
          </Link>
          <FileButton file={file} name={name} label={`${title}: PDF indir`} />
          {link && (
            <Button onClick={() => void copyText(link, 'Misafirin bağlantısı kopyalandı')}>
              <Copy size={14} aria-hidden="true" />
              Bağlantıyı kopyala
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
