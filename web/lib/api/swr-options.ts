/** Options of every SWR hook: old data stay on the screen while new data load; only temporary failures are retried. */
import type { SWRConfiguration } from 'swr';
import { ApiError } from '../http/api-error.ts';

export const swrOptions: SWRConfiguration = {
  keepPreviousData: true,
  dedupingInterval: 1000,
  focusThrottleInterval: 5000,
  errorRetryCount: 3,
  errorRetryInterval: 2000,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.isTemporary,
};
