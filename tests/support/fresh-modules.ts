/** Each test file begins with modules of its own, in a process that has loaded the libraries already. */
import { vi } from 'vitest';

vi.resetModules();
