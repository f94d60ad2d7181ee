import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { TextArea, TextField } from '#site/ui/text-field.tsx';
import { readDraft } from './comment.ts';
import type { CommentDraft, CommentOutcome } from './comment.ts';
import css from './comment-form.css?inline';

type Props = {
  slug: string;
  outcome: CommentOutcome;
  /** Without it the form is posted as it is: the page without JavaScript. */
  onSend?: (draft: CommentDraft) => Promise<void>;
};

const RATINGS = [1, 2, 3, 4, 5];

/** A guest's comment with its rating; says what is wrong at its field and keeps what was typed. */
export function CommentForm({ slug, outcome, onSend }: Props) {
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Opened in place of the link that had the focus.
  const isOpened = onSend !== undefined && outcome.kind === 'open';
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  if (outcome.kind === 'received') {
    return (
      <p className="note">
        <output>Teşekkürler. Yorumunuzu okuyup onayladıktan sonra burada yayımlarız.</output>
      </p>
    );
  }
  const { draft } = outcome;
  const issues = outcome.kind === 'failed' ? outcome.issues : [];
  const errorOf = (name: keyof CommentDraft) => issues.find(({ path }) => path === name)?.message;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (onSend === undefined) return;
    event.preventDefault();
    const typed = readDraft(new FormData(event.currentTarget));
    setSending(true);
    await onSend(typed);
    setSending(false);
  };

  return (
    <form
      ref={form}
      className="comment-form"
      method="post"
      action={`/yorum/${slug}`}
      onSubmit={submit}
    >
      <style href="comment-form" precedence="default">
        {css}
      </style>
      <Rating chosen={draft.rating} error={errorOf('rating')} />
      <TextArea
        label="Yorumunuz"
        name="text"
        rows={4}
        minLength={10}
        maxLength={2000}
        required
        hint="Evi, havuzu, çevreyi sizden sonra gidecek olana anlatır gibi yazın."
        defaultValue={draft.text}
        error={errorOf('text')}
      />
      <div className="comment-names">
        <TextField
          label="Adınız"
          name="author"
          autoComplete="given-name"
          maxLength={60}
          required
          hint="Yorumun altında görünür."
          defaultValue={draft.author}
          error={errorOf('author')}
        />
        <TextField
          label="Rezervasyon kodu"
          name="code"
          autoComplete="off"
          placeholder="KY26-…"
          maxLength={30}
          required
          hint="Yalnızca burada kalanlar yazar; kodunuz e-postanızda."
          defaultValue={draft.code}
          error={errorOf('code')}
        />
        <TextField
          label="E-posta"
          name="email"
          type="email"
          autoComplete="email"
          required
          hint="Rezervasyondaki adresiniz; yayımlanmaz."
          defaultValue={draft.email}
          error={errorOf('email')}
        />
      </div>
      <input
        type="text"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        hidden
      />
      {outcome.kind === 'failed' && (
        <p className="note" data-tone="error" role="alert">
          {outcome.message}
        </p>
      )}
      <button className="button" type="submit" disabled={isSending}>
        {isSending ? 'Gönderiliyor…' : 'Yorumu gönder'}
      </button>
    </form>
  );
}

function Rating({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset className="comment-rating">
      <legend className="field-label">Puanınız (5 en iyi)</legend>
      {RATINGS.map((rating) => (
        <label className="chip" key={rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            required
            defaultChecked={chosen === String(rating)}
          />
          {rating}
        </label>
      ))}
      {error && <small className="field-error">{error}</small>}
    </fieldset>
  );
}
