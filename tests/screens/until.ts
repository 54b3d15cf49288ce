/** Waits for what comes to a page. */
import { waitFor } from '@testing-library/dom';

const nowhere = document.createElement('div');
/** Waits until `check` throws no longer: it is asked at an interval, and not at every change of the page. */
export const until = <T>(check: () => T, interval = 10): Promise<T> =>
  waitFor(check, { container: nowhere, interval, onTimeout: (error) => explain(check) ?? error });

let isExplaining = false;
function explain(check: () => unknown): Error | undefined {
  isExplaining = true;
  try {
    check();
  } catch (error) {
    return error as Error;
  } finally {
    isExplaining = false;
  }
  return undefined;
}
/** A part of an error that takes long to write: only the error that ends a wait has it. */
export const inLastError = (write: () => string): string => (isExplaining ? write() : '');
