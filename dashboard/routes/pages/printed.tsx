import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  offerDocumentFile,
  offerDocumentQuery,
  stayDocumentFile,
  stayDocumentQuery,
} from '#dashboard/features/guest-documents/api.ts';
import { PrintScreen } from '#dashboard/features/guest-documents/print-screen.tsx';

/** A paper of an offer or a stay. */
export default function Printed({ kind }: { kind: 'offer' | 'voucher' | 'contract' }) {
  const { id = '' } = useParams({ strict: false });
  return kind === 'offer' ? <PrintedOffer id={id} /> : <PrintedStay id={id} kind={kind} />;
}

function PrintedOffer({ id }: { id: string }) {
  return <PrintScreen query={useQuery(offerDocumentQuery(id))} file={offerDocumentFile(id)} />;
}

function PrintedStay({ id, kind }: { id: string; kind: 'voucher' | 'contract' }) {
  const query = useQuery(stayDocumentQuery(id, kind));
  return <PrintScreen query={query} file={stayDocumentFile(id, kind)} />;
}
