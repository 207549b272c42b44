import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import type { Service } from '#site/sections/services/service.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Features, Row, Rows } from './ComplementaryServices.styles.ts';

export interface ComplementaryServicesProps {
  title: string;
  lead: string;
  services: readonly Service[];
}

/** The four complementary services (specification, section 2, /services), one a line, as on a price list. */
export function ComplementaryServices({ title, lead, services }: ComplementaryServicesProps) {
  return (
    <Section tone="band">
      <SectionIntro title={title} lead={lead} />
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
    </Section>
  );
}
