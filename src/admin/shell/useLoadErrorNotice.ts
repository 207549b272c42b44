import { useEffect, useEffectEvent, useRef } from 'react';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

type LoadRequest = { isError: boolean; isFetching: boolean; errorUpdatedAt: number };

/**
 * Shows a toast each time that a request for data has failed (product 9.2). Several requests that one notice speaks for fail
 * together more often than not: it is shown once, when all have answered.
 */
export function useLoadErrorNotice(requests: LoadRequest | readonly LoadRequest[], notice: ToastOptions) {
  const showToast = useToast();
  const toldAt = useRef(0);
  const all = [requests].flat();
  const hasFailed = all.some(({ isError }) => isError) && !all.some(({ isFetching }) => isFetching);
  const failedAt = Math.max(...all.map(({ errorUpdatedAt }) => errorUpdatedAt));
  const onFailure = useEffectEvent(() => {
    // Another attempt that was given up has nothing new to tell.
    if (failedAt === toldAt.current) return;
    toldAt.current = failedAt;
    showToast(notice);
  });
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, failedAt]);
}
