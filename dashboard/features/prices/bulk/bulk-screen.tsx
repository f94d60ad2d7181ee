import { findPriceDoubts } from '#domain/prices/doubt.ts';
import { PriceDoubts } from '../price-doubts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import { MAX_VILLAS } from '#domain/prices/bulk/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { applyBulk, BULK_CHANGES, previewBulk } from './api.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangePreview } from './change-preview.tsx';
import { type ChangeValues, startValues, toChange } from './change-values.ts';
import { MadeChanges } from './made-changes.tsx';
import { useUndo } from './use-undo.ts';
import { VillaChoice } from './villa-choice.tsx';

speakTurkish();

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

type Props = {
  villaIds: readonly number[];
  /** Initial values of the form besides its defaults. */
  start?: Partial<ChangeValues> | undefined;
};

/** Prices of many villas at once: choose villas, describe the change, preview it, apply it. */
export function BulkPricesScreen({ villaIds, start }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const undo = useUndo();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(villaIds));
  const [values, setValues] = useState(() => ({
    ...startValues(istanbulDay(new Date())),
    ...start,
  }));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isSure, setSure] = useState(false);
  const preview = useMutation({ mutationFn: previewBulk });
  const apply = useMutation({
    mutationFn: (input: Parameters<typeof applyBulk>[0]) => applyBulk(input, keyOf(input)),
    onSuccess: ({ id, villas }) => {
      notify.success(`${villas} villanın fiyatları değişti`, {
        label: 'Geri al',
        onClick: () => undo.mutate(id),
      });
      preview.reset();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: BULK_CHANGES });
      void client.invalidateQueries({ queryKey: ['villas'] });
    },
  });
  // A preview is only valid for the selection and values it was requested for.
  const forget = () => {
    setSure(false);
    setErrors(NO_ERRORS);
    preview.reset();
    apply.reset();
  };
  const choose = (ids: ReadonlySet<number>) => {
    forget();
    setChosen(ids);
  };
  const type = (change: Partial<ChangeValues>) => {
    forget();
    setValues({ ...values, ...change });
  };
  const look = () => {
    const { data: change, error } = PriceChange.safeParse(toChange(values));
    if (change === undefined) {
      setErrors(
        new Map(error.issues.map(({ path, message }) => [String(path.at(-1) ?? ''), message])),
      );
      return;
    }
    apply.reset();
    preview.mutate({ villaIds: [...chosen], change });
  };
  const doubts = (preview.data?.villas ?? []).flatMap(({ name, prices }) =>
    findPriceDoubts(prices.removed, prices.added).map((doubt) => ({ ...doubt, villa: name })),
  );
  const isTooMany = chosen.size > MAX_VILLAS;
  const failure = preview.error ?? apply.error;
  return (
    // Room at the foot: the last change is not under the toast that tells of it.
    <div className="grid max-w-6xl grid-cols-1 gap-6 p-3 max-md:pb-24 lg:p-4">
      <title>Toplu fiyat · Admin Paneli</title>
      <header>
        <h1 className="text-lg font-semibold">Toplu fiyat</h1>
        <p className="max-w-prose text-soft">
          Seçtiğiniz villaların fiyatlarını bir kerede değiştirir. Önce her satırın eskisini ve
          yenisini görürsünüz; uyguladıktan sonra bütünü geri alınabilir. Geçmiş geceler değişmez.
        </p>
      </header>
      <Part title="Villalar">
        <VillaChoice chosen={chosen} onChoose={choose} />
      </Part>
      <Part title="Değişiklik">
        <ChangeForm values={values} errors={errors} onChange={type} />
        {isTooMany && <p className="text-red">Bir kerede en çok {MAX_VILLAS} villa seçin.</p>}
        <div>
          <Button
            variant={preview.data ? 'plain' : 'primary'}
            busy={preview.isPending}
            disabled={chosen.size === 0 || isTooMany}
            onClick={look}
          >
            {preview.data ? 'Önizlemeyi yenile' : 'Önizle'}
          </Button>
        </div>
      </Part>
      <Alert>{failure && messageOf(failure)}</Alert>
      {preview.data && preview.variables && (
        <Part title="Önizleme">
          {preview.data.villas.length === 0 ? (
            <p className="text-soft">{whyNothing(preview.variables.change)}</p>
          ) : (
            <>
              <ChangePreview preview={preview.data} />
              <PriceDoubts doubts={doubts} isSure={isSure} onSure={setSure} />
              <div className="sticky bottom-0 z-10 flex justify-end border-t border-line bg-ground py-3">
                <Button
                  variant="primary"
                  busy={apply.isPending}
                  disabled={doubts.length > 0 && !isSure}
                  onClick={() =>
                    apply.mutate({
                      change: preview.variables.change,
                      ...(isSure && { sure: true }),
                      villas: preview.data.villas.map(({ villa_id, version }) => ({
                        id: villa_id,
                        version,
                      })),
                    })
                  }
                >
                  {preview.data.villas.length} villaya uygula
                </Button>
              </div>
            </>
          )}
        </Part>
      )}
      <Part title="Yapılan değişiklikler">
        <MadeChanges />
      </Part>
    </div>
  );
}

const whyNothing = (change: PriceChange): string =>
  change.kind === 'copy_year' && change.keepPriced
    ? `Seçilen villaların ${change.to} gecelerinin fiyatı var. Yerine yazmak için “Fiyatı olan geceler olduğu gibi kalsın” işaretini kaldırın.`
    : 'Seçilen villaların hiçbirinde değişecek bir fiyat yok.';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id={titleId} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
