import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { type MailTemplate, UpdateMailTemplateInput } from '#domain/mail/admin-schema.ts';
import { AUDIENCE_LABELS } from '#domain/mail/recipients.ts';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { type MailTemplates, saveTemplate, templateRows, TEMPLATES } from './api.ts';
import { insertAtCaret } from './insert-at-caret.ts';
import { MailPreview } from './mail-preview.tsx';
import { ShippedText } from './shipped-text.tsx';
import { TestMail } from './test-mail.tsx';
import { VariableButtons } from './variable-buttons.tsx';

export default function TemplateScreen({ params }: { params: { id: string } }) {
  const query = useQuery(templateRows.query({}));
  const template = query.data?.items.find((row) => String(row.id) === params.id);
  return (
    <section
      aria-labelledby="template-title"
      className="grid min-w-0 flex-1 content-start gap-4 p-3 lg:h-full lg:overflow-y-auto lg:px-4"
    >
      <title>{`${template?.name ?? 'Mail şablonu'} · Admin Paneli`}</title>
      <header className="flow-root">
        {template && (template.own || template.whatsappTemplate) && (
          <span className="float-right">
            <LanguagesButton kind="mail" id={template.id} />
          </span>
        )}
        <Link
          to="/templates/mailtemplates"
          className="inline-flex min-h-6 items-center gap-1 text-soft hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden="true" />
          Mail şablonları
        </Link>
        <h1 id="template-title" className="text-lg font-semibold">
          {template?.name ?? 'Mail şablonu'}
        </h1>
        {template && (
          <p className="text-soft">
            {AUDIENCE_LABELS[template.audience]}
            {template.when && ` · ${template.when}`}
            {!template.active && ' · Şu anda gönderilmiyor'}
          </p>
        )}
      </header>
      <RowBody
        query={query}
        row={template}
        missing="Şablon bulunamadı"
        missingText="Adresi denetleyip yeniden deneyin."
        waiting="h-96"
      >
        {(row) => (
          <TemplateEditor key={row.id} template={row} reload={() => void query.refetch()} />
        )}
      </RowBody>
    </section>
  );
}

TemplateScreen.reads = () => [templateRows.query({})];

type EditorProps = { template: MailTemplate; reload: () => void };

function TemplateEditor({ template, reload }: EditorProps) {
  const client = useQueryClient();
  const { form, discard, ...state } = useSaveForm({
    schema: UpdateMailTemplateInput,
    defaults: valuesOf(template),
    draft: `mail:${template.id}`,
    save: (input) => saveTemplate(template.id, input),
    onSaved: (saved) => {
      client.setQueryData<MailTemplates>(
        TEMPLATES,
        (page) =>
          page && { ...page, items: page.items.map((row) => (row.id === saved.id ? saved : row)) },
      );
      discard(valuesOf(saved));
    },
    done: 'Şablon kaydedildi',
  });
  const { register, formState, watch, setValue } = form;
  const draft = watch(['subject', 'body', 'action']);
  const body = useRef<HTMLTextAreaElement | null>(null);
  const { ref: bodyRef, ...bodyField } = register('body');

  function insert(name: string) {
    const box = body.current;
    if (box === null) return;
    const { text, caret } = insertAtCaret(box.value, box.selectionStart, box.selectionEnd, name);
    setValue('body', text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    box.focus();
    box.setSelectionRange(caret, caret);
  }
  function takeShipped() {
    const { subject, body, action } = valuesOf({ ...template, ...template.shipped });
    for (const [name, value] of Object.entries({ subject, body, action }))
      if (value !== undefined)
        setValue(name as 'subject' | 'body' | 'action', value, { shouldDirty: true });
  }
  async function reloadStored() {
    await client.invalidateQueries({ queryKey: TEMPLATES });
    const page = client.getQueryData<MailTemplates>(TEMPLATES);
    const stored = page?.items.find((row) => row.id === template.id);
    if (stored) discard(valuesOf(stored));
    else reload();
  }
  const [subject, text, action] = draft;
  const asTyped = { subject, body: text, ...(template.hasAction && { action: action ?? null }) };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6">
        <ShippedText template={template} onTake={takeShipped} />
        <SaveForm {...state} onReload={() => void reloadStored()}>
          <TextInput label="Konu" maxLength={200} {...register('subject')} />
          <TextArea
            label="Metin"
            hint="Boş satır yeni paragraf açar. Karşılığı olmayan değişkenin satırı gönderilmez."
            rows={16}
            {...bodyField}
            ref={(box) => {
              bodyRef(box);
              body.current = box;
            }}
          />
          <VariableButtons template={template} used={text} onInsert={insert} />
          {template.hasAction && (
            <TextInput label="Düğmenin yazısı" maxLength={60} {...register('action')} />
          )}
          {template.whatsappTemplate !== null && (
            <TextInput
              label="WhatsApp şablonu (isteğe bağlı)"
              hint={whatsappHint(template)}
              maxLength={100}
              placeholder={template.key}
              {...register('whatsappTemplate')}
            />
          )}
        </SaveForm>
        <TestMail id={template.id} draft={asTyped} />
      </div>
      <MailPreview id={template.id} draft={asTyped} />
    </div>
  );
}

const whatsappHint = ({ audience }: MailTemplate): string =>
  audience === 'owner'
    ? 'Meta’da onaylanan adı. Değişkenleri sırasıyla ad, villa ve neyin değiştiğidir. Doluysa WhatsApp’ı seçen ev sahibine oradan gider; gitmezse e-postayla.'
    : 'Meta’da onaylanan adı. Değişkenleri sırasıyla ad, villa ve Konaklamam bağlantısıdır. Doluysa hatırlatma önce WhatsApp’tan gider; gitmezse e-postayla. Diğer dillerdeki adları Diller’dedir; adı olmayan dilde e-postayla gider.';

function valuesOf(template: MailTemplate) {
  const { version, subject, body, action, hasAction, whatsappTemplate } = template;
  return {
    version,
    subject,
    body,
    ...(hasAction && { action: action ?? '' }),
    ...(whatsappTemplate !== null && { whatsappTemplate }),
  };
}
