import fc from 'fast-check';
import { vi } from 'vitest';

// Files share their workers: each starts with modules of its own, whose state no other file has touched.
vi.resetModules();

// The same examples at each run, so that only a change turns a test red; `SEED=2 npx vitest …` looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

// What a `findBy` or `waitFor` waits for takes longer than its usual second while other programs have the processor.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
