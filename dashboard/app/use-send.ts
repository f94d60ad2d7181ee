import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from './api-error.ts';
import { notify } from './notify.ts';

type Options<Answer, Input> = {
  send: (input: Input) => Promise<Answer>;
  /** What happened, as a toast. */
  done?: string | ((answer: Answer, input: Input) => string);
  /** Key prefixes of the queries that are read again. */
  changes?: readonly QueryKey[];
  onDone?: (answer: Answer, input: Input) => unknown;
  /** Null where the caller shows `error`, which otherwise is a toast. */
  onError?: null;
  /** Also after a refusal. */
  onSettled?: () => unknown;
};

/** A call that says by toast what happened, or why nothing did. */
export function useSend<Answer, Input = void>(options: Options<Answer, Input>) {
  const { send, done, changes = [], onDone, onError, onSettled } = options;
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (done !== undefined) notify.success(typeof done === 'string' ? done : done(answer, input));
      for (const queryKey of changes) void client.invalidateQueries({ queryKey });
      return onDone?.(answer, input);
    },
    onError: (error) => {
      if (onError !== null) notify.error(messageOf(error));
    },
    onSettled,
  });
}
