import type { QueryKey } from '@tanstack/react-query';
import { useSend } from '#dashboard/app/use-send.ts';

/** The call of a dialog. */
export type Call<Answer> = {
  send: () => Promise<Answer>;
  /** What happened, as a toast. */
  done?: string | ((answer: Answer) => string);
  /** Key prefixes of the queries that are read again. */
  changes?: readonly QueryKey[];
  onDone?: (answer: Answer) => unknown;
  /** Also after a refusal, which may mean that somebody was faster. */
  onSettled?: () => unknown;
  onClose: () => void;
};

/** Makes it and closes the dialog; a refused call leaves it open, which says why. */
export const useCall = <Answer>({ onDone, onClose, ...call }: Call<Answer>) =>
  useSend<Answer>({
    ...call,
    onError: null,
    onDone: (answer) => {
      onDone?.(answer);
      onClose();
    },
  });
