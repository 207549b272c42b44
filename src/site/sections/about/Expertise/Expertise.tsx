import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { icons } from '#site/icons.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Area, Areas, AreaLink, Skills } from './Expertise.styles.ts';
import type { ExpertiseContent } from './expertise.section.ts';

/** The fields of expertise, each leading to its page (product: about). */
export function Expertise({ title, lead, areas, link }: ExpertiseContent) {
  return (
    <Section tone="band">
      <SectionIntro title={title} lead={lead}>
        <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to={link.to} />}>
          {link.label}
        </TextLink>
      </SectionIntro>
      <Areas>
        {areas.map(({ id, icon, title: name, skills, to }) => (
          <Area key={id}>
            <Icon icon={icons[icon]} size="huge" />
            <Heading level={3}>
              <AreaLink to={to}>{name}</AreaLink>
            </Heading>
            <Skills>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </Skills>
          </Area>
        ))}
      </Areas>
    </Section>
  );
}
