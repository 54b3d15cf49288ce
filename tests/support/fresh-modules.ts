/** Resets the loaded modules before each test file, because several test files run in one process. */
import { vi } from 'vitest';

vi.resetModules();
