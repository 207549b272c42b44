import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import type { Service } from '#site/sections/services/service.ts';
import type { Action } from '#site/sections/shared/ActionLinks/index.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Alongside, Features, Row, Rows } from './ComplementaryServices.styles.ts';

export interface ComplementaryServicesProps {
  eyebrow: string;
  title: string;
  lead: string;
  services: readonly Service[];
  /** What the company also does, beside the four. */
  alongside: { icon: LucideIcon; title: string; text: string; link: Action };
}

/**
 * The four complementary services (product 3.1), one a line, as on a price list. The IT support of
 * section 1 is none of the four: it has a line of its own under them.
 */
export function ComplementaryServices({
  eyebrow,
  title,
  lead,
  services,
  alongside,
}: ComplementaryServicesProps) {
  return (
    <Section tone="band">
      <SectionIntro eyebrow={eyebrow} title={title} lead={lead} />
      <Rows>
        {services.map(({ id, icon, title: name, description, features }) => (
          <Row key={id}>
            <Icon icon={icon} size="huge" />
            <div>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{description}</Text>
            </div>
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          </Row>
        ))}
      </Rows>
      <Alongside>
        <Icon icon={alongside.icon} size="huge" />
        <Text isMeasured>
          <strong>{alongside.title}</strong> {alongside.text}
        </Text>
        <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to={alongside.link.to} />}>
          {alongside.link.label}
        </TextLink>
      </Alongside>
    </Section>
  );
}
