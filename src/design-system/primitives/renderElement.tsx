import { useRender } from '@base-ui/react/use-render';

/** A `<button>`, or the element that the caller passes as `render` (a router link, say) with the same props merged in. */
export function RenderButton({ render, ...props }: useRender.ComponentProps<'button'>) {
  return useRender({ defaultTagName: 'button', render, props });
}

/** An `<a>`, or the element that the caller passes as `render`. */
export function RenderAnchor({ render, ...props }: useRender.ComponentProps<'a'>) {
  return useRender({ defaultTagName: 'a', render, props });
}

/** A `<div>`, or the element that the caller passes as `render` (`<li />`, `<article />`). */
export function RenderBox({ render, ...props }: useRender.ComponentProps<'div'>) {
  return useRender({ defaultTagName: 'div', render, props });
}

/**
 * For what can’t be pressed for now, link or button: it keeps its place and the focus, and does nothing. Browsers take the focus from what
 * is `disabled`, and whoever goes by keyboard would start again at the top of the page.
 */
export const inactive = {
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
} as const;
