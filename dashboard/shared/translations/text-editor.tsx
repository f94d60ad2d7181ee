import { factsOf, type Language } from '#domain/languages/languages.ts';
import {
  lacksText,
  TranslationInput,
  type TranslationItem,
} from '#domain/translations/admin-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { MACHINE_AMISS, saveTranslation, translateByMachine } from './api.ts';
import { placeOf } from './place.ts';
import { SourceText } from './source-text.tsx';

type Props = {
  item: TranslationItem;
  language: Language;
  hasMachine: boolean;
  onSaved: (changed: TranslationItem) => void;
  onMachine: (changed: TranslationItem) => void;
  onSkip: () => void;
  /** The Turkish text has changed since the list was read. */
  onReload: () => void;
};

/** A Turkish text and its translation, side by side. */
export function TextEditor(props: Props) {
  const { item, language, hasMachine, onSaved, onMachine, onSkip, onReload } = props;
  const { state, source, before } = item;
  const place = placeOf(item);
  const { form, ...saving } = useSaveForm({
    schema: TranslationInput,
    defaults: {
      ...place,
      language,
      // The earlier translation is most of the new one.
      text: before?.text ?? item.text,
    },
    focusFirst: 'text',
    draft: `translation:${language}:${item.kind}:${item.row_id}:${item.field}:${item.place}`,
    describe: ({ text }) => text,
    save: saveTranslation,
    onSaved: (saved) => onSaved({ ...item, ...saved, before: null }),
    done: null,
  });
  const machine = useSend({
    send: () => translateByMachine({ language, texts: [place] }),
    onDone: ({ texts: [said] }) =>
      said
        ? onMachine({ ...item, state: 'machine', text: said.text, before: null })
        : notify.error(MACHINE_AMISS),
  });
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      <SourceText item={item} />
      <FieldForm
        offer={saving.offer}
        errors={saving.errors}
        onSubmit={saving.submit}
        className="grid content-start gap-3"
      >
        <TextArea
          label={`Çeviri: ${factsOf(language).name}`}
          {...(item.field === 'slug' && { hint: 'Sayfanın adresinde geçer.' })}
          lang={language}
          rows={Math.min(12, Math.max(2, Math.ceil(source.length / 45)))}
          {...form.register('text')}
        />
        <FormFoot
          {...saving}
          label={state === 'machine' ? 'Onayla ve ilerle' : 'Kaydet ve ilerle'}
          onReload={() => {
            saving.discard();
            onReload();
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {hasMachine && lacksText(item) && (
            <Button busy={machine.isPending} onClick={() => machine.mutate()}>
              Makineye çevirt
            </Button>
          )}
          <Button variant="quiet" keys="Alt ↓" onClick={onSkip}>
            Atla
          </Button>
        </div>
      </FieldForm>
    </div>
  );
}
