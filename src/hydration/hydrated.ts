let settle = () => {};

/** Settles when React has taken over the whole page that was on screen at the start. */
export const hydrated = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Called by the layout of every page once what it holds is hydrated; from the second time on it does nothing. */
export const reportHydrated = () => settle();
