import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BankLinePage } from '#domain/bank-statements/schema.ts';
import type { ReadStatements, Statement } from '#domain/bank-statements/statement.ts';
import { formatIban } from '#domain/values/iban.ts';
import type * as z from 'zod';
import { useSend } from '#dashboard/app/use-send.ts';
import { useStop } from '#dashboard/app/use-stop.ts';
import { sentenceOf } from '#dashboard/shared/spreadsheets/sentence-of.ts';
import { ReadingFile } from '#dashboard/shared/spreadsheets/reading-file.tsx';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { findAccount } from '#domain/bank-statements/account.ts';
import { bringStatement, linesChanged } from './api.ts';
import { openStatement } from './open-statement.ts';

type Accounts = z.infer<typeof BankLinePage>['accounts'];

/** What became of a file, in sentences. */
type Said = { done: string[]; problems: string[] };

const NOTHING: Said = { done: [], problems: [] };

/** The button that takes a bank's file, and what became of it. */
export function BringStatement({ accounts }: { accounts: Accounts }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>(NOTHING);
  const [unknown, setUnknown] = useState<ReadStatements | null>(null);
  const { begin, stop } = useStop();
  const bring = useSend({
    send: async ({ read, chosen }: { read: ReadStatements; chosen: string | null }) => {
      const told = await bringAll(read, accounts, chosen);
      setSaid(told);
      setUnknown(null);
    },
    onSettled: () => linesChanged(client),
  });
  const read = useMutation({
    mutationFn: (file: File) => openStatement(file, begin()),
    onError: (failure) => {
      const sentence = sentenceOf(failure);
      if (sentence !== null) setSaid({ done: [], problems: [sentence] });
    },
    onSuccess: (found) => {
      const asks = found.statements.some(
        (one) => isOurs(one) && findAccount(one.account, accounts) === null,
      );
      if (asks) setUnknown(found);
      else bring.mutate({ read: found, chosen: null });
    },
  });
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setSaid(NOTHING);
    setUnknown(null);
    read.mutate(file);
  };
  return (
    <div className="grid gap-3">
      <FileInput
        ref={input}
        accept=".csv,.txt,.xlsx,.xlsm,.xls,.html,.sta,.mt940,.940,.xml"
        aria-label="Banka ekstresi dosyası"
        onFiles={([file]) => choose(file)}
      />
      {read.isPending ? (
        <ReadingFile onStop={stop} />
      ) : (
        <Button
          className="justify-self-start"
          busy={bring.isPending}
          onClick={() => input.current?.click()}
        >
          <FileUp size={16} aria-hidden="true" />
          Ekstre yükle
        </Button>
      )}
      {unknown !== null && (
        <ChooseAccount
          key={unknown.statements[0]?.account}
          named={unknown.statements[0]?.account ?? ''}
          accounts={accounts}
          onChoose={(chosen) => bring.mutate({ read: unknown, chosen })}
        />
      )}
      {said.done.map((sentence) => (
        <output key={sentence} className="block">
          {sentence}
        </output>
      ))}
      {said.problems.map((sentence) => (
        <Alert key={sentence}>{sentence}</Alert>
      ))}
    </div>
  );
}

type ChooseProps = { named: string; accounts: Accounts; onChoose: (iban: string) => void };

function ChooseAccount({ named, accounts, onChoose }: ChooseProps) {
  const ours = accounts.filter(({ currency }) => currency === 'TRY');
  const [iban, setIban] = useState(ours[0]?.iban ?? '');
  if (ours.length === 0) {
    return <Alert>Önce Banka Hesapları ekranında acentanın TL hesabını ekleyin.</Alert>;
  }
  return (
    <div className="grid max-w-md gap-2">
      <Select
        label="Bu ekstre hangi hesabın?"
        hint={
          named === ''
            ? 'Dosyada hesabın IBAN’ı yazmıyor.'
            : `Dosyadaki hesap (${named}) banka hesaplarınız arasında bulunamadı.`
        }
        value={iban}
        onChange={({ target }) => setIban(target.value)}
      >
        {ours.map((account) => (
          <option key={account.iban} value={account.iban}>
            {account.bank} · {formatIban(account.iban)}
          </option>
        ))}
      </Select>
      <Button variant="primary" className="justify-self-start" onClick={() => onChoose(iban)}>
        Bu hesaba yükle
      </Button>
    </div>
  );
}

const isOurs = ({ currency, lines }: Statement) => currency === 'TRY' && lines.length > 0;

async function bringAll(
  { format, statements, problems }: ReadStatements,
  accounts: Accounts,
  chosen: string | null,
): Promise<Said> {
  const done: string[] = [];
  const odd = [...problems];
  for (const statement of statements) {
    const { account: named, currency, lines } = statement;
    if (lines.length === 0) continue;
    if (currency !== 'TRY') {
      odd.push(
        `${named || 'Bu'} hesabı ${currency} hesabı: ${lines.length} satırı deftere işlenmedi. Yalnız TL hesaplar işlenir.`,
      );
      continue;
    }
    const account = findAccount(named, accounts) ?? chosen ?? '';
    const { added, known } = await bringStatement({ account, format, currency, lines });
    const again = known > 0 ? `, ${known} satır zaten vardı` : '';
    done.push(added > 0 ? `${added} yeni satır${again}.` : `Yeni satır yok${again}.`);
  }
  if (done.length === 0 && odd.length === 0) odd.push('Bu ekstrede hareket yok.');
  return { done, problems: odd };
}
