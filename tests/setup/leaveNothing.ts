import { afterAll, vi } from 'vitest';

// The files of a project share a process and what it has loaded: what one replaces for itself is gone when it is done.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
