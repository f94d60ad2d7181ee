import { lazy, Suspense, useState } from 'react';
import { readAnswer } from '#site/lib/answer.ts';
import type { CommentOutcome } from './comment.ts';
import { EMPTY_COMMENT, OFFLINE, toInput } from './comment.ts';
import type { CommentDraft } from './comment.ts';

const CommentForm = lazy(() =>
  import('./comment-form.tsx').then((module) => ({ default: module.CommentForm })),
);

type Props = { slug: string; today: string };

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

/** The way to write a comment: a link to a page with the form, which opens here when scripts run. */
export function WriteComment({ slug, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<CommentOutcome | null>(null);
  if (!isOpen) {
    return (
      <a
        className="button"
        data-kind="quiet"
        data-size="small"
        data-island=""
        href={`/yorum/${slug}`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
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
        today={today}
        outcome={outcome ?? { kind: 'open', draft: EMPTY_COMMENT }}
        onSend={async (draft) => setOutcome(await sendComment(slug, draft))}
      />
    </Suspense>
  );
}
