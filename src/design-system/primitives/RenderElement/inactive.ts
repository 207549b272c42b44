/** For a rendered element that has no `disabled`, a link above all: it keeps its place and the focus, and does nothing. */
export const inactive = {
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => {
    event.preventDefault();
  },
} as const;
