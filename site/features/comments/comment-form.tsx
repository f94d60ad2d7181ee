import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { showIssues } from '#site/lib/forms/field-issues.ts';
import { COMMENT_LIMITS as limits } from '#domain/comments/limits.ts';
import { REVIEW_CATEGORIES, scoreField } from '#domain/comments/categories.ts';
import { TextField } from '#site/ui/text-field.tsx';
import { readDraft } from './comment.ts';
import type { CommentDraft, CommentOutcome } from './comment.ts';
import css from './comment-form.css?inline';
import { unbrokenText } from '#site/lib/format/unbroken.ts';
import { say, to } from '#site/language.ts';

type Props = {
  slug: string;
  outcome: CommentOutcome;
  /**
   * On the page of a stay, where the author is known: the form's target, and its idempotency key.
   */
  stay?: { action: string; key: string };
  /** Without it the form is posted normally: the page without JavaScript. */
  onSend?: (draft: CommentDraft) => Promise<void>;
};

const RATINGS = [1, 2, 3, 4, 5];

/** A review form with rating; shows errors next to their fields and keeps the typed values. */
export function CommentForm({ slug, outcome, stay, onSend }: Props) {
  const words = say('writeReview');
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Opened in place of the link that had the focus.
  const isOpened = onSend !== undefined && outcome.kind === 'open';
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  useEffect(() => {
    if (onSend && form.current && outcome.kind === 'failed') {
      showIssues(form.current, outcome.issues);
    }
  }, [onSend, outcome]);
  if (outcome.kind === 'received') {
    return (
      <p className="note">
        <output>{words.received}</output>
      </p>
    );
  }
  const { draft } = outcome;
  // In the browser they are shown as those that the form finds itself.
  const issues = outcome.kind === 'failed' && onSend === undefined ? outcome.issues : [];
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message;
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
      action={stay?.action ?? to(`/yorum/${slug}`)}
      encType={stay && 'multipart/form-data'}
      onSubmit={submit}
    >
      <style href="comment-form" precedence="default">
        {css}
      </style>
      {stay && (
        <>
          <input type="hidden" name="act" value="review" />
          <input type="hidden" name="key" value={stay.key} />
        </>
      )}
      <Rating
        name="rating"
        label={words.rating}
        chosen={draft.rating}
        error={errorOf('rating')}
        required
      />
      <div className="comment-scores">
        <p className="field-hint">{words.detailsHint}</p>
        {REVIEW_CATEGORIES.map((category) => (
          <Rating
            key={category}
            name={scoreField(category)}
            label={words.categories[category]}
            chosen={draft.scores[category] ?? ''}
            error={errorOf(scoreField(category)) ?? errorOf(`scores.${category}`)}
          />
        ))}
      </div>
      <TextField
        label={words.text}
        name="text"
        rows={4}
        minLength={limits.text.min}
        maxLength={limits.text.max}
        required
        hint={words.textHint}
        defaultValue={draft.text}
        error={errorOf('text')}
      />
      <div className="comment-names">
        <TextField
          label={words.author}
          name="author"
          autoComplete="given-name"
          minLength={limits.author.min}
          maxLength={limits.author.max}
          required
          hint={words.authorHint}
          defaultValue={draft.author}
          error={errorOf('author')}
        />
        {!stay && <WhoStayed draft={draft} errorOf={errorOf} />}
      </div>
      {stay ? (
        <PhotoField error={errorOf('photos')} />
      ) : (
        <input
          type="text"
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          hidden
        />
      )}
      {outcome.kind === 'failed' && (
        <p className="note" data-tone="error" role="alert">
          {outcome.message}
        </p>
      )}
      <button className="button" type="submit" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}

type Answers = { draft: CommentDraft; errorOf: (name: string) => string | undefined };

/** The fields that prove the author's stay, when not on the page of the stay. */
function WhoStayed({ draft, errorOf }: Answers) {
  const words = say('writeReview');
  return (
    <>
      <TextField
        label={words.code}
        name="code"
        autoComplete="off"
        placeholder="KY26-…"
        minLength={limits.code.min}
        maxLength={limits.code.max}
        required
        hint={unbrokenText(words.codeHint)}
        defaultValue={draft.code}
        error={errorOf('code')}
      />
      <TextField
        label={words.email}
        name="email"
        inputMode="email"
        autoComplete="email"
        required
        hint={words.emailHint}
        defaultValue={draft.email}
        error={errorOf('email')}
      />
    </>
  );
}

/** Optional photos; browsers cannot keep them when the form is shown again. */
function PhotoField({ error }: { error: string | undefined }) {
  const words = say('writeReview');
  return (
    <TextField
      label={words.photos}
      name="photos"
      type="file"
      accept="image/jpeg,image/png,image/webp"
      multiple
      error={error}
      hint={words.photosHint}
    />
  );
}

type RatingProps = {
  name: string;
  label: string;
  chosen: string;
  error: string | undefined;
  required?: boolean;
};

function Rating({ name, label, chosen, error, required = false }: RatingProps) {
  return (
    <fieldset className="comment-rating">
      <legend className="field-label">{label}</legend>
      {RATINGS.map((rating) => (
        <label className="chip" key={rating}>
          <input
            type="radio"
            name={name}
            value={rating}
            required={required}
            data-missing={say('writeReview').ratingMissing}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first wrong field, as in TextField
            autoFocus={error !== undefined}
            defaultChecked={chosen === String(rating)}
          />
          {rating}
        </label>
      ))}
      {error && <small className="field-error">{error}</small>}
    </fieldset>
  );
}
