import type { UseQueryResult } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { formatDate } from '#domain/guest-documents/words.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { FileButton } from './file-button.tsx';
import { DocumentParts } from './document-parts.tsx';

type Props = {
  query: UseQueryResult<GuestDocument>;
  /** Address of the same document as PDF. */
  file: string;
};

/** A document alone on its page, without the shell, for printing. */
export function PrintScreen({ query, file }: Props) {
  const { data: guestDocument } = query;
  useShortcuts({ p: () => window.print() });
  if (!guestDocument) return <Waiting query={query} size="m-8 h-96" />;
  return (
    <div className="min-h-full overflow-y-auto bg-sunken p-4 print:bg-transparent print:p-0">
      <title>{`${guestDocument.title} ${guestDocument.number}`.trim()}</title>
      <div className="mx-auto mb-3 flex max-w-[800px] justify-end gap-2 print:hidden">
        <FileButton file={file} name={guestDocument.fileName} label="PDF indir" />
        <Button variant="primary" keys="p" onClick={() => window.print()}>
          <Printer size={14} aria-hidden="true" />
          Yazdır
        </Button>
      </div>
      {/* Paper is white at night too. */}
      <main className="mx-auto max-w-[800px] rounded-lg bg-raised p-10 text-ink scheme-light max-sm:p-4 print:max-w-none print:p-0">
        <DocumentHead guestDocument={guestDocument} />
        <DocumentParts blocks={guestDocument.blocks} />
      </main>
    </div>
  );
}

function DocumentHead({
  guestDocument: { agency, title, subtitle, number, issuedOn },
}: {
  guestDocument: GuestDocument;
}) {
  return (
    <header className="mb-4">
      <div className="flex items-end justify-between gap-4 border-b border-accent pb-2">
        <span className="text-2xl font-semibold text-accent">{agency.name}</span>
        <span className="text-right text-xs text-soft">
          {agency.title}
          <br />
          TÜRSAB belge no {agency.tursabNo}
        </span>
      </div>
      <h1 className="mt-4 text-2xl font-semibold">{title}</h1>
      <p className="text-soft">{subtitle}</p>
      <p className="figures text-soft">
        {number && <span className="max-sm:block">{number}</span>}
        {number && <span className="max-sm:hidden"> · </span>}
        <span>Düzenleme tarihi {formatDate(issuedOn)}</span>
      </p>
    </header>
  );
}
