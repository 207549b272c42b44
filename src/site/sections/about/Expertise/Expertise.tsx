import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { icons } from '#site/icons.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Area, Areas, AreaLink, Skills } from './Expertise.styles.ts';
import type { ExpertiseContent } from './expertise.section.ts';

/** The fields of expertise, each leading to its page (product: about). */
export function Expertise({ title, lead, areas, link }: ExpertiseContent) {
  return (
    <TitledSection tone="band" title={title} lead={lead} aside={<ArrowLink {...link} />}>
      <Areas>
        {areas.map(({ id, icon, title: name, skills, to }) => (
          <Area key={id}>
            <Icon icon={icons[icon]} size="huge" />
            <Heading level={3}>
              <AreaLink to={to}>{name}</AreaLink>
            </Heading>
            <Skills>{toItems(skills)}</Skills>
          </Area>
        ))}
      </Areas>
    </TitledSection>
  );
}
