import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readAnswer } from '#site/lib/answer.ts';
import type { CommentOutcome } from './comment.ts';
import { EMPTY_COMMENT, OFFLINE, toInput } from './comment.ts';
import type { CommentDraft } from './comment.ts';

const CommentForm = lazy(() =>
  import('./comment-form.tsx').then((module) => ({ default: module.CommentForm })),
);

type Props = { slug: string };

const OPEN: CommentOutcome = { kind: 'open', draft: EMPTY_COMMENT };
const neverChanges = () => () => undefined;

async function sendComment(slug: string, draft: CommentDraft): Promise<CommentOutcome> {
  const path = `/v1/villa/${encodeURIComponent(slug)}/comment`;
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toInput(draft)),
  };
  const response = await fetch(path, post).catch(() => null);
  if (response === null) return { kind: 'failed', draft, message: OFFLINE, issues: [] };
  const answer = await readAnswer(response);
  if (answer.ok) return { kind: 'received' };
  return { kind: 'failed', draft, message: answer.message, issues: answer.issues };
}

/** A link to the page with the review form, which opens in place when scripts run. */
export function WriteComment({ slug }: Props) {
  const [isPressed, setPressed] = useState(false);
  const [sent, setSent] = useState<CommentOutcome | null>(null);
  // The server does not know the query, so the first render must not use it either.
  const query = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const outcome = sent ?? readSentBack(query) ?? (isPressed ? OPEN : null);
  if (outcome === null) {
    return (
      <a
        className="button"
        data-kind="quiet"
        data-size="small"
        data-island=""
        href={`/yorum/${slug}`}
        onClick={(event) => {
          event.preventDefault();
          setPressed(true);
        }}
      >
        Yorum yazın
      </a>
    );
  }
  return (
    <Suspense>
      <CommentForm
        slug={slug}
        outcome={outcome}
        onSend={async (draft) => setSent(await sendComment(slug, draft))}
      />
    </Suspense>
  );
}

/** The result of a form posted to the API itself, which redirects back here with it. */
function readSentBack(query: string): CommentOutcome | null {
  const result = new URLSearchParams(query).get('yorum');
  if (result === null) return null;
  if (result === 'alindi') return { kind: 'received' };
  const message = 'Yorumunuz alınamadı. Alanları doldurup yeniden gönderin.';
  return { kind: 'failed', draft: EMPTY_COMMENT, message, issues: [] };
}
