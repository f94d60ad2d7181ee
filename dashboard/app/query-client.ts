import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** Retrying helps when there was no answer or the server was busy, never after a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  const hopeful = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return hopeful && failures < RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 10_000, gcTime: 10 * 60_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});
