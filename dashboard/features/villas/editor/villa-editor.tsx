import { Suspense, useEffect, useState } from 'react';
import { type FieldPath, FormProvider } from 'react-hook-form';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { BtransSection } from './sections/btrans-section.tsx';
import { DistancesSection } from './sections/distances-section.tsx';
import { ExtrasSection } from './sections/extras-section.tsx';
import { FactsSection } from './sections/facts-section.tsx';
import { AmenitiesSection } from './sections/amenities-section.tsx';
import { type VillaFormInput, valuesOf } from './form.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { PermitSection } from './sections/permit-section.tsx';
import { PoolsSection } from './sections/pools-section.tsx';
import { PrivateSection } from './sections/private-section.tsx';
import { PublishSection } from './sections/publish-section.tsx';
import { RoomsSection } from './sections/rooms-section.tsx';
import { RulesSection } from './sections/rules-section.tsx';
import { type Part, PARTS } from '../parts.ts';
import type { Parts } from './sections/sections.ts';
import { SideList } from './side-list.tsx';
import { TextsSection } from './sections/texts-section.tsx';
import { useVillaEditor } from './use-villa-editor.ts';
import { WarningsBox } from './warnings-box.tsx';

// A focused invalid field is scrolled above the sticky footer.
const FORM = 'block [&_:is(input,select,textarea)]:scroll-my-28';

type Props = {
  villa: AdminVilla;
  part: Part | undefined;
  /** The path of the field to focus initially. */
  field: string | undefined;
  /** Parts that save themselves; supplied by the route. */
  parts: Parts;
};

/** A villa whole: its sections as one form, and the parts beside it. */
export default function VillaEditor({ villa, part, field, parts }: Props) {
  const editor = useVillaEditor(villa);
  const [isGivingUp, setGivingUp] = useState(false);
  const { form, submit, base, isOvertaken, takeTheirs, saveMine, ...state } = editor;
  const { setFocus } = form;
  useEffect(() => {
    // An unknown field name has no effect.
    if (field) setFocus(field as FieldPath<VillaFormInput>);
  }, [field, setFocus]);
  return (
    <FormProvider {...form}>
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-6">
        <SideList villa={villa} part={part} parts={parts} base={base} />
        {/* Hidden, not unmounted: typed values stay while a part is shown. */}
        <div className={cx('min-w-0 py-4 lg:max-w-3xl', part && 'hidden')}>
          <WarningsBox warnings={villa.warnings} />
          <FieldForm
            offer={state.offer}
            required={state.required}
            errors={state.errors}
            onSubmit={submit}
            className={FORM}
          >
            <FactsSection villa={villa} />
            <TextsSection />
            <RoomsSection />
            <PoolsSection />
            <DistancesSection />
            <AmenitiesSection />
            <RulesSection />
            <ExtrasSection />
            <PermitSection villa={villa} />
            {villa.btrans && <BtransSection villa={villa} />}
            <PrivateSection />
            <PublishSection villa={villa} />
            <div className="sticky bottom-0 z-10 -mx-3 grid gap-2 border-t border-line bg-ground px-3 py-3">
              {isOvertaken ? (
                <OvertakenNotice
                  sentence={state.isStale ? state.failure : null}
                  base={base}
                  theirs={valuesOf(villa)}
                  mine={form.getValues()}
                  busy={state.isSaving}
                  onKeepMine={saveMine}
                  onTakeTheirs={takeTheirs}
                />
              ) : (
                <FormFoot
                  {...state}
                  {...(state.isDirty && { onCancel: () => setGivingUp(true) })}
                />
              )}
            </div>
          </FieldForm>
        </div>
        {isGivingUp && (
          <ConfirmDialog
            title="Yazdıklarınızdan vazgeçilsin mi?"
            text="Kaydedilmemiş değişiklikler ve taslağı silinir; villa kayıttaki hâliyle kalır."
            action="Değişiklikleri sil"
            onConfirm={() => {
              takeTheirs();
              setGivingUp(false);
            }}
            onClose={() => setGivingUp(false)}
          />
        )}
        {part && (
          <section aria-label={PARTS[part]} className="min-w-0 py-4">
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>{parts[part]}</Suspense>
          </section>
        )}
      </div>
    </FormProvider>
  );
}
