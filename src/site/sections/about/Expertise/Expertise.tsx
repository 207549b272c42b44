import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { icons } from '#site/icons.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Area, Areas, AreaLink, Skills } from './Expertise.styles.ts';
import type { ExpertiseContent } from './expertise.section.ts';

/** The fields of expertise, each leading to its page (product: about). */
export function Expertise({ title, lead, areas, link }: ExpertiseContent) {
  return (
    <Section tone="band">
      <SectionIntro title={title} lead={lead}>
        <ArrowLink {...link} />
      </SectionIntro>
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
    </Section>
  );
}
