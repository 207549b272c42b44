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

/** For a rendered element that has no `disabled`, a link above all: it keeps its place and the focus, and does nothing. */
export const inactive = {
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault();
  },
} as const;
