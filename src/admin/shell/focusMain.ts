/** Gives the focus to the main region, for a button that goes away with what it did. Nothing scrolls. */
export const focusMain = () => document.getElementById('contenu')?.focus({ preventScroll: true });
