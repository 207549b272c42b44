import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { icons } from '#site/icons.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { Alongside, Features, Row, Rows } from './ComplementaryServices.styles.ts';
import type { ComplementaryServicesContent } from './complementaryServices.section.ts';

/**
 * The four complementary services (product: services), one a line, as on a price list. The IT support of
 * section 1 is none of the four: it has a line of its own under them.
 */
export function ComplementaryServices({ services, alongside, ...intro }: ComplementaryServicesContent) {
  return (
    <TitledSection tone="band" {...intro}>
      <Rows>
        {withoutHidden(services).map(({ id, icon, title: name, description, features }) => (
          <Row key={id}>
            <Icon icon={icons[icon]} size="huge" />
            <div>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{description}</Text>
            </div>
            <Features>{toItems(features)}</Features>
          </Row>
        ))}
      </Rows>
      <Alongside>
        <Icon icon={icons[alongside.icon]} size="huge" />
        <Text isMeasured>
          <strong>{alongside.title}</strong> {alongside.text}
        </Text>
        <ArrowLink {...alongside.link} />
      </Alongside>
    </TitledSection>
  );
}
