import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { offerDocumentFile } from './api.ts';
import { FileButton } from './file-button.tsx';

/** An offer as a document, with the prices at the time it is made. */
export function OfferDocuments({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/offer/$id/belge" params={{ id }} target="_blank" className={buttonClass()}>
        <Printer size={14} aria-hidden="true" />
        Yazdır
      </Link>
      <FileButton file={offerDocumentFile(id)} name="teklif" label="Teklif: PDF indir" />
    </div>
  );
}
