// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsScheduled } from './useIsScheduled.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T13:59:00Z') });
  return () => vi.useRealTimers();
});

it('is over when the hour comes', () => {
  const article = { status: 'published', published_at: '2026-11-30T14:00:00Z' } as const;
  const { result } = renderHook(() => useIsScheduled(article));
  expect(result.current).toBe(true);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe(false);
});

it('waits for nothing without a date to come', () => {
  renderHook(() => useIsScheduled({ status: 'published', published_at: '2026-11-12T14:00:00Z' }));
  renderHook(() => useIsScheduled({ status: 'draft', published_at: null }));
  expect(vi.getTimerCount()).toBe(0);
});
