import type { ComponentPropsWithoutRef } from 'react';

/** A table of a written page: wider than a phone, it scrolls by itself. Browsers let the keyboard reach what scrolls. */
export const ScrollingTable = (props: ComponentPropsWithoutRef<'table'>) => (
  <div style={{ overflowX: 'auto' }}>
    <table {...props} />
  </div>
);
