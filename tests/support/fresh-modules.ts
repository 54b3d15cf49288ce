/** Gives each test file modules of its own, although its process has already loaded the libraries. */
import { vi } from 'vitest';

vi.resetModules();
