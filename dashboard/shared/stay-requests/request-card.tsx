import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { AdminStayRequest } from '#domain/stay-page/admin-schema.ts';
import type { RequestKind, RequestState } from '#domain/stay-page/request-kinds.ts';
import { formatStay } from '#domain/values/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { answerStayRequest, receiptOf, STAY_REQUESTS } from './api.ts';

const STATES: Record<RequestState, string> = {
  open: 'Yanıt bekliyor',
  accepted: '✓ Onaylandı',
  declined: '✕ Olumsuz yanıtlandı',
  withdrawn: 'Misafir geri çekti',
};

/** What is left to be done by hand once it is granted: nothing of the stay changes by an answer. */
const AFTER: Record<RequestKind, string> = {
  transfer: 'Hesapta gördüyseniz önce ödemeyi kaydedin.',
  dates: 'Onaylarsanız tarihleri rezervasyonda değiştirin.',
  people: 'Onaylarsanız kişi sayısını rezervasyonda değiştirin.',
  cancel: 'Onaylarsanız rezervasyonu iptal edip iadeyi yapın.',
  extra: 'Onaylarsanız ek hizmeti rezervasyona ekleyin.',
  late_checkout: 'Ertesi misafiri ve temizliği kontrol edin.',
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
      {withStay && (
        <p className="flex flex-wrap gap-x-2 text-soft">
          <Link
            to="/reservations/$id"
            params={{ id: reservation.id }}
            className="figures text-accent underline-offset-4 hover:underline"
          >
            {reservation.code}
          </Link>
          <span>
            {reservation.customer_name} · {reservation.villa_name} ·{' '}
            {formatStay(reservation.checkin, reservation.checkout)}
          </span>
        </p>
      )}
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

function AnswerForm({ request: { id, kind, label } }: { request: AdminStayRequest }) {
  const client = useQueryClient();
  const hint = useId();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (state: 'accepted' | 'declined') => answerStayRequest(id, { state, answer }),
    onSuccess: () => notify.success('Yanıtınız misafire gidiyor'),
    onError: (error) => notify.error(messageOf(error)),
    // A refusal says that somebody was faster: the list is old either way.
    onSettled: () => void client.invalidateQueries({ queryKey: STAY_REQUESTS }),
  });
  return (
    <div className="grid gap-2">
      <p id={hint} className="text-xs text-soft">
        {AFTER[kind]}
      </p>
      <TextInput
        aria-label={`Misafire not: ${label}`}
        placeholder="Misafire not (isteğe bağlı)"
        maxLength={1000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isPending}
          aria-describedby={hint}
          onClick={() => mutate('accepted')}
        >
          {kind === 'transfer' ? 'Hesapta gördüm' : 'Onayla'}
        </Button>
        <Button busy={isPending} onClick={() => mutate('declined')}>
          {kind === 'transfer' ? 'Hesapta yok' : 'Olumsuz yanıtla'}
        </Button>
      </div>
    </div>
  );
}
