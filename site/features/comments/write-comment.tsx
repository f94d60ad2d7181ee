import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { say, to } from '#site/language.ts';
import { call } from '#site/features/reservations/request/call.ts';
import type { CommentOutcome } from './comment.ts';
import { EMPTY_COMMENT, toInput } from './comment.ts';
import type { CommentDraft } from './comment.ts';

const CommentForm = lazy(() =>
  import('./comment-form.tsx').then((module) => ({ default: module.CommentForm })),
);

type Props = { slug: string };

const OPEN: CommentOutcome = { kind: 'open', draft: EMPTY_COMMENT };
const neverChanges = () => () => undefined;

async function sendComment(slug: string, draft: CommentDraft): Promise<CommentOutcome> {
  const path = `/v1/villa/${encodeURIComponent(slug)}/comment`;
  const answer = await call(path, { body: toInput(draft) });
  if (answer.ok) return { kind: 'received' };
  return { kind: 'failed', draft, message: answer.message, issues: answer.issues };
}

/** A link to the page with the review form, which opens in place when scripts run. */
export default function WriteComment({ slug }: Props) {
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
        href={to(`/yorum/${slug}`)}
        onClick={(event) => {
          event.preventDefault();
          setPressed(true);
        }}
      >
        {say('writeReview').open}
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
  const message = say('writeReview').refused;
  return { kind: 'failed', draft: EMPTY_COMMENT, message, issues: [] };
}
