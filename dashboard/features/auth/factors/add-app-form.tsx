import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AddTotpInput, type FactorAdded, type TotpSetup } from '#domain/auth/factor-schema.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { usePlainForm } from '#dashboard/form/use-plain-form.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { addTotp } from './api.ts';

speakTurkish();

const QrCode = lazy(() => import('#dashboard/ui/qr-code.tsx'));

type Props = { setup: TotpSetup; onAdded: (added: FactorAdded) => void; onCancel: () => void };

/**
 * The secret as a QR code and as text, and a field for the code that proves that the app has it.
 */
export function AddAppForm({ setup, onAdded, onCancel }: Props) {
  const { mutate, isPending, error } = useMutation({ mutationFn: addTotp, onSuccess: onAdded });
  const { register, errors, submit } = usePlainForm(
    AddTotpInput,
    { setup: setup.setup, code: '', name: 'Telefonum' },
    (input) => mutate(input),
  );
  return (
    <FieldForm errors={errors} onSubmit={submit}>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>
          Telefonunuzda bir doğrulama uygulaması açın (Google Authenticator, Microsoft
          Authenticator, 1Password gibi) ve kodu okutun.
          <div className="mt-3">
            <Suspense fallback={<Skeleton className="size-48" />}>
              <QrCode text={setup.uri} label="Doğrulama uygulaması için QR kodu" />
            </Suspense>
          </div>
          <details className="mt-2 text-soft">
            <summary className="cursor-pointer select-none">Okutamıyor musunuz?</summary>
            <p className="mt-1">
              Uygulamaya “anahtar gir” deyip şunu yazın:{' '}
              <code className="font-mono break-all text-ink select-all">
                {setup.secret.match(/.{4}/g)?.join(' ')}
              </code>
            </p>
          </details>
        </li>
        <li>Uygulamanın gösterdiği 6 rakamı yazın.</li>
      </ol>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label="Kod"
          error={errors.code?.message ?? (error ? messageOf(error) : undefined)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          className="figures"
          {...register('code')}
        />
        <TextInput
          label="Adı"
          hint="Listede tanımanız için."
          maxLength={40}
          {...register('name')}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          Ekle
        </Button>
      </div>
    </FieldForm>
  );
}
