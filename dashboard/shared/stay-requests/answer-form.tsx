import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ClerkQuote } from '#domain/reservations/admin-schema.ts';
import type { AdminStayRequest, RequestChange } from '#domain/stay-page/admin-schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import { answerStayRequest, STAY_REQUESTS, wishedQuoteQuery } from './api.ts';

type Payee = NonNullable<RequestChange['extra']>['payee'];

/**
 * Both answers one click away: granting also changes the stay, at the price shown on the button. If
 * that is not possible, the reason is shown and the request can only be refused.
 */
export function AnswerForm({ request }: { request: AdminStayRequest }) {
  const { id, kind, label } = request;
  const client = useQueryClient();
  const hint = useId();
  const [answer, setAnswer] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const [payee, setPayee] = useState<Payee>('owner');
  const { data: quote, error: noQuote } = useQuery(wishedQuoteQuery(request));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: RequestChange | 'answer' | 'decline') =>
      answerStayRequest(id, {
        state: change === 'decline' ? 'declined' : 'accepted',
        answer,
        ...(typeof change === 'object' && { apply: change }),
      }),
    onSuccess: (_, change) =>
      notify.success(
        typeof change === 'object'
          ? 'Konaklama değişti, yanıtınız misafire gidiyor'
          : 'Yanıtınız misafire gidiyor',
      ),
    // A stay that was changed shows everywhere; a refusal may say that somebody was faster.
    onSettled: () => {
      for (const queryKey of [STAY_REQUESTS, ['reservations'], ['unread']])
        void client.invalidateQueries({ queryKey });
    },
  });
  const { promised } = request;
  const costs = (kind === 'extra' && promised === null) || kind === 'late_checkout';
  const isPriced = price !== null && price > 0;
  const blocked = request.obstacle ?? (quote && !quote.available ? quote.message : null);
  return (
    <div className="grid gap-2">
      <p id={hint} className={blocked ? 'text-sm text-red' : 'text-xs text-soft'}>
        {blocked ??
          (noQuote
            ? messageOf(noQuote)
            : ((promised && promisedWords(promised)) ??
              ((quote && priceWords(quote)) || HINTS[kind])))}
      </p>
      {costs && (
        <div className="flex flex-wrap gap-2">
          <MoneyInput
            aria-label={`Tutar: ${label}`}
            placeholder="Tutar (₺)"
            className="figures max-w-36 text-right"
            value={price}
            onChange={setPrice}
          />
          <Select
            aria-label={`Kime ödenecek: ${label}`}
            className="max-w-52"
            value={payee}
            onChange={({ target }) => setPayee(target.value as Payee)}
          >
            <option value="owner">Girişte ev sahibine</option>
            <option value="agency">Acentaya</option>
          </Select>
        </div>
      )}
      <TextInput
        aria-label={`Misafire not: ${label}`}
        placeholder="Misafire not (isteğe bağlı)"
        maxLength={1000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {error && (
        <p role="alert" className="text-sm text-red">
          {messageOf(error)} Hiçbir şey değişmedi.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {kind === 'transfer' || (costs && !isPriced) ? (
          <Button
            variant="primary"
            busy={isPending}
            disabled={blocked !== null}
            aria-describedby={hint}
            onClick={() => mutate('answer')}
          >
            {kind === 'transfer' ? 'Hesapta gördüm' : 'Ücretsiz onayla'}
          </Button>
        ) : (
          <Button
            variant={kind === 'cancel' ? 'danger' : 'primary'}
            busy={isPending}
            disabled={blocked !== null || (request.wished !== null && !quote?.price)}
            aria-describedby={hint}
            onClick={() =>
              mutate({
                ...(quote?.price && { expectedTotal: quote.price.total }),
                ...(costs && isPriced && { extra: { unitPrice: price, payee } }),
              })
            }
          >
            {GRANT[kind]}
          </Button>
        )}
        <Button busy={isPending} onClick={() => mutate('decline')}>
          {kind === 'transfer' ? 'Hesapta yok' : 'Olumsuz yanıtla'}
        </Button>
      </div>
    </div>
  );
}

/** The label of the button that grants a request. */
const GRANT: Record<AdminStayRequest['kind'], string> = {
  transfer: 'Hesapta gördüm',
  dates: 'Onayla, tarihleri değiştir',
  people: 'Onayla, kişileri değiştir',
  cancel: 'Onayla, iptal et',
  extra: 'Onayla ve ekle',
  late_checkout: 'Onayla ve ekle',
};

const HINTS: Record<AdminStayRequest['kind'], string> = {
  transfer: 'Hesapta gördüyseniz önce ödemeyi kaydedin.',
  dates: 'Fiyat hesaplanıyor…',
  people: 'Fiyat hesaplanıyor…',
  cancel:
    'Onaylarsanız rezervasyon iptal olur, geceler satışa açılır; iade, misafirin gördüğü tutardır ve rezervasyonda bekler.',
  extra: 'Tutar yazarsanız ek hizmet olarak konaklamaya eklenir.',
  late_checkout:
    'Onaylarsanız saat rezervasyona, belgeye ve günün listesine yazılır. Tutar yazarsanız ek hizmet olarak eklenir.',
};

/** What granting one of the villa's own extras puts on the stay. */
const promisedWords = ({ unitPrice, quantity, payee }: NonNullable<AdminStayRequest['promised']>) =>
  `Misafir ${formatKurus(unitPrice * quantity)} tutarı görerek istedi; onaylarsanız konaklamaya eklenir (${payee === 'agency' ? 'acentaya' : 'girişte ev sahibine'} ödenir).`;

/** "Toplam 42.000 ₺ olur (şimdi 35.000 ₺)." */
function priceWords({ price, before }: Pick<ClerkQuote, 'price' | 'before'>): string {
  if (price === null) return '';
  const now = before === null ? '' : ` (şimdi ${formatKurus(before.total)})`;
  return price.total === before?.total
    ? `Toplam ${formatKurus(price.total)}, değişmiyor.`
    : `Toplam ${formatKurus(price.total)} olur${now}.`;
}
