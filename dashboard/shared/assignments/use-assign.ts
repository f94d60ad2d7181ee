import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Colleague } from '#domain/assignments/schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useSession } from '#dashboard/app/session.ts';

/** Long enough to read whose it became and decide. */
const DECIDE_MS = 20_000;

type Given<Answer> = {
  /** Whose it is on the screen. */
  assignee: Colleague | null;
  give: (to: { user_id: number | null; from_user_id: number | null }) => Promise<Answer>;
  onGiven: (answer: Answer) => void;
  /** Reads again whose it is. */
  reread: () => Promise<unknown>;
};

/**
 * Assigns something. Where somebody else was assigned meanwhile, nothing is written: the message
 * says who, and offers to assign it nevertheless, from whoever has it then.
 */
export function useAssign<Answer>({ assignee, give, onGiven, reread }: Given<Answer>) {
  const me = useSession()?.id;
  const shown = useRef(assignee);
  useEffect(() => {
    shown.current = assignee;
  }, [assignee]);
  const { mutate, isPending } = useMutation({
    mutationFn: (user_id: number | null) =>
      give({ user_id, from_user_id: shown.current?.id ?? null }),
    onSuccess: onGiven,
    onError: async (error, user_id) => {
      await reread();
      if (!isRefusal(error, 'ASSIGNED_MEANWHILE')) return notify.error(messageOf(error));
      const label = user_id === me ? 'Yine de bana al' : 'Yine de değiştir';
      notify.error(error.message, { label, onClick: () => mutate(user_id) }, DECIDE_MS);
    },
  });
  return { assign: mutate, isPending };
}
