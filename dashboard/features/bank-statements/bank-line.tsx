import { useQueryClient } from '@tanstack/react-query';
import type { BankLine, Proposed } from '#domain/bank-statements/schema.ts';
import { TRANSACTION_KIND_LABELS } from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { linesChanged, releaseLine, setLineAside } from './api.ts';
import { type Carry, useCarryOut } from './carry-out.ts';

type Props = { line: BankLine; onRecord: (line: BankLine) => void };

/** A line of a statement, with what it is in the books or what it may be. */
export function BankLineRow({ line, onRecord }: Props) {
  const { amount, left, matches, ignored } = line;
  return (
    <li className="grid gap-2 p-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-soft">{formatShownDay(line.day)}</span>
        <span className="min-w-0 flex-1 break-words">
          {line.name !== '' && <span className="font-medium">{line.name} · </span>}
          {line.text || 'Açıklama yok'}
        </span>
        <span className={cx('figures font-medium', amount > 0 && 'text-green')}>
          {amount > 0 && '+'}
          {formatKurus(amount)}
        </span>
      </p>
      {matches.map((match) => (
        <p key={match.id} className="text-soft">
          {match.booked ? 'İşlendi' : 'Eşleştirildi'}: {TRANSACTION_KIND_LABELS[match.kind]},{' '}
          {formatKurus(match.amount)} · {[match.code, match.name].filter(Boolean).join(' · ')}
        </p>
      ))}
      {ignored !== null && <p className="text-soft">Defter dışı: {ignored}</p>}
      {left > 0 && ignored === null && matches.length > 0 && (
        <p>Eşleştirilecek {formatKurus(left)} var.</p>
      )}
      <LineActions line={line} onRecord={onRecord} />
    </li>
  );
}

function LineActions({ line, onRecord }: Props) {
  const carry = useCarryOut();
  const change = useLineChange(line);
  if (line.ignored !== null) {
    return (
      <Button className="justify-self-start" onClick={() => change.mutate({ ignored: null })}>
        Yeniden bekleyenlere al
      </Button>
    );
  }
  if (line.left === 0) {
    if (line.matches.every(({ booked }) => booked)) return null;
    return (
      <Button className="justify-self-start" onClick={() => change.mutate('release')}>
        Eşleşmeyi çöz
      </Button>
    );
  }
  return (
    <>
      {line.proposals.length === 0 && <p className="text-soft">Defterde karşılığı bulunamadı.</p>}
      {line.proposals.map((proposal) => (
        <ProposalRow
          key={`${proposal.of} ${proposal.id}`}
          line={line}
          proposal={proposal}
          carry={carry}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => onRecord(line)}>
          Başka kayıt…
        </Button>
        {line.matches.length === 0 && (
          <Button variant="quiet" onClick={() => change.mutate({ ignored: reasonOf(line) })}>
            Defter dışı
          </Button>
        )}
      </div>
    </>
  );
}

/** Why a line is set aside, as banks' own movements say it themselves. */
const reasonOf = ({ text, name }: BankLine): string =>
  (text || name || 'Kayıt gerektirmiyor').slice(0, 200).padEnd(3, '.');

type RowProps = { line: BankLine; proposal: Proposed; carry: Carry };

function ProposalRow({ line, proposal, carry }: RowProps) {
  const { reason, certain, kind, amount, code, name } = proposal;
  const isBooked = proposal.do === 'book';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{[code, name].filter(Boolean).join(' · ')}</span>
        <span className="block text-soft">
          {TRANSACTION_KIND_LABELS[kind]}, {formatKurus(amount)}. {reason}
        </span>
      </p>
      <Button
        variant={certain ? 'primary' : 'plain'}
        busy={carry.isPending}
        onClick={() => carry.mutate([{ line, proposal }])}
      >
        {isBooked ? 'Ödeme olarak işle' : proposal.waits ? 'Gönderildi olarak işle' : 'Eşleştir'}
      </Button>
    </div>
  );
}

function useLineChange({ id }: BankLine) {
  const client = useQueryClient();
  return useSend({
    send: (change: 'release' | { ignored: string | null }) =>
      change === 'release' ? releaseLine(id) : setLineAside(id, change.ignored),
    onSettled: () => linesChanged(client),
  });
}
