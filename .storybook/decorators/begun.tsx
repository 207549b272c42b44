import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

type BegunProps = { begin: (root: HTMLElement) => void; children: ReactNode };

function Begun({ begin, children }: BegunProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) begin(root.current);
  }, [begin]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** The form as it answers once it is sent, with the values that the story’s arguments give it; where nothing plays, as well. */
export const submitted: Decorator = (Story) => (
  <Begun begin={submit}>
    <Story />
  </Begun>
);

const submit = (root: HTMLElement) => root.querySelector('form')?.requestSubmit();

/** What the button of this name opens, open: a browser’s own popover has no property for it. Where nothing plays, as well. */
export const pressed = (name: string): Decorator => {
  const press = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>('button, a')]
      .find((button) => (button.ariaLabel ?? button.textContent).trim() === name)
      ?.click();
  return (Story) => (
    <Begun begin={press}>
      <Story />
    </Begun>
  );
};
