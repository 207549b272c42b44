import type { ReactElement } from 'react';
import { Section } from '#design-system/primitives/Section';

/** A story of pieces on a light surface and on a dark one: `meta.story(onBothSurfaces(badges))`. */
export const onBothSurfaces = (pieces: ReactElement) => ({
  parameters: { layout: 'fullscreen' as const },
  render: () => (
    <>
      <Section spacing="compact">{pieces}</Section>
      <Section spacing="compact" tone="dark">
        {pieces}
      </Section>
    </>
  ),
});
