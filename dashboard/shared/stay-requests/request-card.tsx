import type { AdminStayRequest } from '#domain/stay-page/admin-schema.ts';
import type { RequestState } from '#domain/stay-page/request-kinds.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { StayLine } from '#dashboard/shared/stay-line.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { AnswerForm } from './answer-form.tsx';
import { receiptOf } from './api.ts';

const STATES: Record<RequestState, string> = {
  open: 'Yanıt bekliyor',
  accepted: '✓ Onaylandı',
  declined: '✕ Olumsuz yanıtlandı',
  withdrawn: 'Misafir geri çekti',
};

type Props = {
  request: AdminStayRequest;
  /** Names the stay and leads to it. */
  withStay?: boolean;
};

/** One thing that a guest asks for, with both answers one click away. */
export function RequestCard({ request, withStay = false }: Props) {
  const { reservation } = request;
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-raised p-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{request.label}</b>
        <span>{request.text}</span>
        {request.state !== 'open' && <span className="text-soft">{STATES[request.state]}</span>}
      </p>
      {withStay && <StayLine reservation={reservation} />}
      {request.note && <p>“{request.note}”</p>}
      {request.answer && <p className="text-soft">Yanıt: {request.answer}</p>}
      <p className="flex flex-wrap items-center gap-2 text-xs text-soft">
        {formatTimestamp(request.createdAt)}
        {request.receipt && (
          <Button className="!h-7" onClick={() => void saveReceipt(request.id)}>
            Dekontu indir
          </Button>
        )}
      </p>
      {request.state === 'open' && <AnswerForm request={request} />}
    </li>
  );
}

async function saveReceipt(id: string): Promise<void> {
  await download(receiptOf(id), 'dekont').catch((error: unknown) => notify.error(messageOf(error)));
}
