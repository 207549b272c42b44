import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { StudioCard } from './StudioCard.tsx';
import { StudioList } from './Studios.styles.ts';
import type { StudiosContent } from './studios.section.ts';

/** The studios for rent, and what booking one takes (product: audiovisual production). */
export function Studios({ title, lead, booking, studios }: StudiosContent) {
  return (
    <TitledSection tone="dark" id="studios" title={title} lead={lead} layout="loud">
      <StudioList>
        {withoutHidden(studios).map((studio, index) => (
          <StudioCard key={studio.id} studio={studio} booking={booking} isFirst={index === 0} />
        ))}
      </StudioList>
    </TitledSection>
  );
}
