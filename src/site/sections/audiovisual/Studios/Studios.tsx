import { Section } from '#design-system/primitives/Section';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { StudioCard, type Studio } from './StudioCard.tsx';
import { StudioList } from './Studios.styles.ts';

export interface StudiosProps {
  title: string;
  lead: string;
  studios: readonly Studio[];
}

/** The studios for rent, and what booking one takes (product 3.5). */
export function Studios({ title, lead, studios }: StudiosProps) {
  return (
    <Section tone="dark" id="studios">
      <SectionIntro title={title} lead={lead} />
      <StudioList>
        {studios.map((studio) => (
          <StudioCard key={studio.id} studio={studio} />
        ))}
      </StudioList>
    </Section>
  );
}
