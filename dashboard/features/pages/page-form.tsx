import { useQueryClient } from '@tanstack/react-query';
import { type EditablePage, updatePageInput } from '#domain/pages/admin-schema.ts';
import { RichTextField } from '#dashboard/shared/rich-text/rich-text-field.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { pageKey, savePage } from './api.ts';
import { OfferedText } from './offered-text.tsx';
import { CancelTiers } from './cancel-tiers.tsx';
import { Reasons } from './reasons.tsx';
import type { SectionName } from './sections.ts';

type Props = { section: SectionName; page: EditablePage; onReload: () => void };

/** Title, introduction and body of a section; the terms of cancellation also have their tiers. */
export function PageForm({ section, page, onReload }: Props) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: updatePageInput(section),
    defaults: {
      version: page.version,
      title: page.title,
      intro: page.intro,
      body: page.body,
      // A section that has never been written has no data either.
      data: (section === 'home' ? { whyUs: [], ...page.data } : page.data) as never,
    },
    draft: `page:${section}`,
    save: (input) => savePage(section, input),
    onSaved: (saved) => {
      client.setQueryData(pageKey(section), saved);
      if (saved.id === null) void client.invalidateQueries({ queryKey: pageKey(section) });
    },
    done: 'Sayfa kaydedildi ve yayımlandı',
  });
  const { register, control } = form;
  const { offered } = page;
  return (
    <SaveForm
      {...state}
      reload={onReload}
      footClass="sticky bottom-0 border-t border-line bg-ground py-3"
    >
      {offered !== null && (
        <OfferedText
          onTake={() =>
            // On top of the stored text, so that it counts as unsaved.
            form.reset({ version: page.version, ...(offered as object) } as never, {
              keepDefaultValues: true,
            })
          }
          onKeep={
            page.version === 0
              ? null
              : () => {
                  form.setValue('edition', offered.edition, { shouldDirty: true });
                  void state.submit();
                }
          }
        />
      )}
      <TextInput label="Başlık" {...register('title')} />
      <TextArea
        label="Giriş"
        hint="Başlığın altında ve arama sonuçlarında."
        rows={2}
        {...register('intro')}
      />
      {section === 'cancel' && <CancelTiers control={control as never} />}
      {section === 'home' ? (
        <Reasons control={control as never} />
      ) : (
        <RichTextField label="Metin" name="body" control={control} />
      )}
    </SaveForm>
  );
}
