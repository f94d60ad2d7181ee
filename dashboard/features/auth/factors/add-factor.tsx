import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { FactorAdded, TotpSetup } from '#domain/auth/factor-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { sessionsQuery } from '../profile/api.ts';
import { factorsQuery, startTotp } from './api.ts';

const AddAppForm = lazy(async () => ({
  default: (await import('./add-app-form.tsx')).AddAppForm,
}));
const AddPasskeyForm = lazy(async () => ({
  default: (await import('./add-passkey-form.tsx')).AddPasskeyForm,
}));

/** What is being added at the moment. */
type Step = { kind: 'app'; setup: TotpSetup } | { kind: 'passkey' } | null;

export type FrameProps = { title: string; onClose: () => void; children: ReactNode };

type Props = {
  /** Where the form is shown: in a dialog, or on the page. */
  Frame: ComponentType<FrameProps>;
  /** Recovery codes are only created with the first factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  primary?: boolean;
};

/** Both kinds of second factor, each with its form. */
export function AddFactor({ Frame, onAdded, primary = false }: Props) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(null);
  const close = () => setStep(null);
  const app = useSend({
    send: startTotp,
    onDone: (setup) => setStep({ kind: 'app', setup }),
  });
  function added({ recoveryCodes }: FactorAdded) {
    close();
    notify.success('Doğrulama yöntemi eklendi');
    void client.invalidateQueries({ queryKey: factorsQuery.queryKey });
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    onAdded(recoveryCodes);
  }
  const form = { onAdded: added, onCancel: close };
  const opened = step && (
    <Frame title={step.kind === 'app' ? 'Doğrulama uygulaması' : 'Geçiş anahtarı'} onClose={close}>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        {step.kind === 'app' ? (
          <AddAppForm setup={step.setup} {...form} />
        ) : (
          <AddPasskeyForm {...form} />
        )}
      </Suspense>
    </Frame>
  );
  if (primary && opened) return opened;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={primary ? 'primary' : 'plain'}
          busy={app.isPending}
          onClick={() => app.mutate()}
        >
          <Smartphone size={14} aria-hidden="true" />
          Doğrulama uygulaması ekle
        </Button>
        <Button onClick={() => setStep({ kind: 'passkey' })}>
          <KeyRound size={14} aria-hidden="true" />
          Geçiş anahtarı ekle
        </Button>
      </div>
      {opened}
    </>
  );
}
