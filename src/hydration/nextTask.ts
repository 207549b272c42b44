/** Lets the browser see to the visitor between two pieces of work that would be one long wait together. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
