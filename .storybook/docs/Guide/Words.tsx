import { Markdown } from '@storybook/addon-docs/blocks';

/** A sentence of a guide, in Markdown, within its line. */
export const Words = ({ children }: { children: string }) => (
  <Markdown options={{ forceInline: true }}>{children}</Markdown>
);
