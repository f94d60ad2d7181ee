import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { AccountFactor } from '#domain/auth/factor-schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { AddFactor, type FrameProps } from './add-factor.tsx';
import { factorsQuery, removeFactor, renewRecoveryCodes } from './api.ts';
import { RecoverySheet } from './recovery-sheet.tsx';

/** With fewer codes than these left, it is time for new ones. */
const FEW_CODES = 3;

export function FactorPart() {
  const query = useQuery(factorsQuery);
  const { data } = query;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!data) return <Waiting query={query} size="h-24 w-full" />;
  const { items, recoveryCodesLeft } = data;
  return (
    <div className="grid grid-cols-1 gap-3">
      {items.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line rounded-md border border-line">
          {items.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <AddFactor onAdded={setCodes} Frame={InDialog} />
      {items.length > 0 && <CodesLine left={recoveryCodesLeft} onRenewed={setCodes} />}
      {codes && (
        <Dialog title="Kurtarma kodlarınız" onClose={() => setCodes(null)}>
          <div className="mt-2">
            <RecoverySheet codes={codes} onDone={() => setCodes(null)} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function InDialog({ title, onClose, children }: FrameProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-4">{children}</div>
    </Dialog>
  );
}

function FactorRow({ factor }: { factor: AccountFactor }) {
  const [asking, setAsking] = useState(false);
  const { name, kind, created_at, lastUsedAt } = factor;
  const Icon = kind === 'totp' ? Smartphone : KeyRound;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-xs text-soft">
          {kind === 'totp' ? 'Doğrulama uygulaması' : 'Geçiş anahtarı'} ·{' '}
          <span className="figures">
            {lastUsedAt === null
              ? `eklendi ${formatTimestamp(created_at)}`
              : `son kullanım ${formatTimestamp(lastUsedAt)}`}
          </span>
        </p>
      </div>
      <Button variant="danger" aria-label={`${name} yöntemini sil`} onClick={() => setAsking(true)}>
        Sil
      </Button>
      {asking && (
        <ConfirmAction
          title={`“${name}” silinsin mi?`}
          text="Girişte artık geçmez. Son yönteminizse kurtarma kodlarınız da silinir ve hesabınızı yalnız parolanız korur."
          action="Sil"
          onClose={() => setAsking(false)}
          send={() => removeFactor(factor.id)}
          done="Doğrulama yöntemi silindi"
          changes={[factorsQuery.queryKey]}
        />
      )}
    </li>
  );
}

type CodesProps = { left: number; onRenewed: (codes: readonly string[]) => void };

function CodesLine({ left, onRenewed }: CodesProps) {
  const { mutate, isPending } = useSend({
    send: renewRecoveryCodes,
    changes: [factorsQuery.queryKey],
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <p className={left < FEW_CODES ? 'text-amber' : 'text-soft'}>
        Kullanılmamış <span className="figures">{left}</span> kurtarma kodunuz var. Yenilerseniz
        eskileri geçmez.
      </p>
      <Button busy={isPending} onClick={() => mutate()}>
        Kodları yenile
      </Button>
    </div>
  );
}
