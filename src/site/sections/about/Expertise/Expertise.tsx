import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import type { Action } from '#site/sections/shared/ActionLinks/index.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Area, Areas, AreaLink, Skills } from './Expertise.styles.ts';

export interface ExpertiseProps {
  title: string;
  lead: string;
  areas: readonly {
    id: string;
    icon: LucideIcon;
    title: string;
    skills: readonly string[];
    /** The page that tells more. */
    to: string;
  }[];
  link: Action;
}

/** The fields of expertise, each leading to its page (product 3.3). */
export function Expertise({ title, lead, areas, link }: ExpertiseProps) {
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
            <Icon icon={icon} size="huge" />
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
