import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { formatPriceRange } from '#data/price.ts';
import { TabbedSection } from '#site/sections/shared/SectionIntro/TabbedSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Amount, Features, Figure, Figures, Foot, Panel, Words } from './StrategyServices.styles.ts';
import type { StrategyServicesContent } from './strategyServices.section.ts';

/** One strategy service a tab (product: strategy); the open tab is in the address. */
export function StrategyServices({ eyebrow, title, services }: StrategyServicesContent) {
  return (
    <TabbedSection
      eyebrow={eyebrow}
      title={title}
      variant="pill"
      tabs={withoutHidden(services).map((service) => ({
        value: service.id,
        label: service.tab,
        content: <ServicePanel {...service} />,
      }))}
    />
  );
}

/** A strategy service, shown alone in its tab (product: strategy). */
function ServicePanel(service: StrategyServicesContent['services'][number]) {
  const { title, description, features, timeline, investment, highlight } = service;
  return (
    <Panel>
      <Words>
        {highlight && <Badge variant="accent">Le point de départ habituel</Badge>}
        <Heading level={3} size="h2">
          {title}
        </Heading>
        <Text size="lead">{description}</Text>
      </Words>
      <Features>{toItems(features)}</Features>
      <Foot>
        <Figures>
          <Figure>
            <dt>Investissement</dt>
            <Amount>{formatPriceRange(investment)}</Amount>
          </Figure>
          <Figure>
            <dt>Échéancier</dt>
            <Amount>{timeline}</Amount>
          </Figure>
        </Figures>
        <Button variant="primary" size="large" render={<Link to={contactAbout('strategy', title)} />}>
          En discuter
        </Button>
      </Foot>
    </Panel>
  );
}
