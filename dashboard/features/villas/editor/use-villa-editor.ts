import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { VILLA_LISTS } from '../api.ts';
import { changedSections, VillaForm, type VillaFormInput, valuesOf } from './form.ts';
import { rebase } from './rebase.ts';
import { saveVilla } from './save-villa.ts';

/** The form of a villa: typed values, their base, and conflicts with other saves. */
export function useVillaEditor(villa: AdminVilla) {
  const client = useQueryClient();
  const detail = villaDetailQuery(villa.id);
  const refetch = () => client.fetchQuery({ ...detail, staleTime: 0 });
  const [base, setBase] = useState(() => valuesOf(villa));

  const saving = useSaveForm({
    schema: VillaForm,
    defaults: valuesOf(villa),
    draft: `villa:${villa.id}`,
    save: (typed) => saveVilla({ id: villa.id, stored: base, typed, refetch, onPartlySaved }),
    onSaved: (saved) => {
      client.setQueryData(detail.queryKey, saved);
      void client.invalidateQueries({ queryKey: VILLA_LISTS });
      for (const notice of saved.notices) notify.info(notice);
      adopt(valuesOf(saved));
    },
    done: 'Villa kaydedildi',
  });
  const { discard, ...editor } = saving;
  const { form, submit, isDirty, isStale } = editor;
  const typedVersion = useWatch({ control: form.control, name: 'version' });

  function onPartlySaved({ version }: AdminVilla) {
    form.setValue('version', version);
  }
  /** Resets the form to the stored values; typed values are lost. */
  function adopt(values: VillaFormInput) {
    setBase(values);
    discard(values);
  }
  /** Keeps the typed values on top of the stored ones. */
  function keepMine(theirs: VillaFormInput) {
    const merged = rebase(base, theirs, form.getValues());
    adopt(theirs);
    form.reset(merged, { keepDefaultValues: true });
  }

  // Saves of prices or pictures raise the version too: if nothing of the form changed, or nothing
  // was typed, no question is needed.
  const onNewVersion = useEffectEvent((version: number) => {
    const theirs = valuesOf(villa);
    if (typedVersion === version || base.version === version) return;
    if (!isDirty) adopt(theirs);
    else if (changedSections(base, theirs).length === 0) keepMine(theirs);
  });
  useEffect(() => onNewVersion(villa.version), [villa.version]);
  // After a conflict the stored values are needed for the choice.
  useEffect(() => {
    if (isStale) void client.invalidateQueries({ queryKey: detail.queryKey });
  }, [isStale, client, detail.queryKey]);

  return {
    ...editor,
    base,
    /** Somebody has saved since the form (or its draft) was opened. */
    isOvertaken: isDirty && typedVersion !== villa.version,
    takeTheirs: () => adopt(valuesOf(villa)),
    saveMine: () => {
      keepMine(valuesOf(villa));
      void submit();
    },
  };
}
