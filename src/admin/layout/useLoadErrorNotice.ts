import { useEffect, useEffectEvent } from 'react';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

/** Shows a toast each time that a request for data has failed (spec section 8). */
export function useLoadErrorNotice(
  request: { isError: boolean; errorUpdatedAt: number },
  notice: ToastOptions,
) {
  const showToast = useToast();
  const { isError, errorUpdatedAt } = request;
  const onFailure = useEffectEvent(() => {
    showToast(notice);
  });
  useEffect(() => {
    if (isError) onFailure();
  }, [isError, errorUpdatedAt]);
}
