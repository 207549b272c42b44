import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { framesOf } from '#features/media/site/frames.ts';
import { portraits } from '#site/illustrations/portraits.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Member, Members, Portrait } from './Team.styles.ts';
import type { TeamContent } from './team.section.ts';

const ratio = 3 / 2;
const frames = framesOf(ratio, { tablet: [6, '1.5rem'], laptop: [4, '3rem'] });

/** The people, each as drawn or as photographed; who has neither gets the wave of their name (product: about). */
export function Team({ eyebrow, title, lead, members, link }: TeamContent) {
  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead} aside={<ArrowLink {...link} />}>
      <Members>
        {members.map(({ id, name, role, bio, portrait }) => (
          <Member key={id}>
            <Portrait>
              <SitePicture picture={portrait} seed={name} drawing={portraits[id]} frames={frames} />
            </Portrait>
            <div>
              <Heading level={3}>{name}</Heading>
              <Text weight="semibold" size="small">
                {role}
              </Text>
            </div>
            <Text tone="muted">{bio}</Text>
          </Member>
        ))}
      </Members>
    </TitledSection>
  );
}
