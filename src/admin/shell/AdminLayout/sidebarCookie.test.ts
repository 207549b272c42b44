import { afterEach, expect, it, vi } from 'vitest';
import { writeSidebarCookie } from './sidebarCookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('remembers the sidebar for seven days, on every page', () => {
  vi.stubGlobal('document', { cookie: '' });
  writeSidebarCookie(false);
  expect(document.cookie).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
});
