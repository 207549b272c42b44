declare module 'virtual:usage' {
  /** The folders below `src` that use each folder. */
  const usage: Record<string, string[]>;
  export default usage;
}

declare module 'virtual:facts' {
  import type { Facts } from '#storybook/facts/facts.ts';

  const facts: Facts;
  export default facts;
}

declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that the product shows, by their names. */
  const icons: Record<string, LucideIcon>;
  export default icons;
}
