/** Whether a page is one, and not all those of a kind: articles share theirs. */
export const hasAddress = ({ path }: { path: string }) => !path.includes(':');
