import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Tabs } from '#design-system/components/Tabs';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { formatPriceRange } from '#data/price.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Amount, Features, Figure, Figures, Foot, Panel, Words } from './StrategyServices.styles.ts';
import type { StrategyServicesContent } from './strategyServices.section.ts';

/** A strategy service, shown alone in its tab (product: strategy). */
type StrategyService = StrategyServicesContent['services'][number];

/** One strategy service a tab (product: strategy); the open tab is in the address. */
export function StrategyServices({ eyebrow, title, services }: StrategyServicesContent) {
  const offers = withoutHidden(services);
  const [open, setOpen] = useUrlChoice(
    'onglet',
    offers.map(({ id }) => id),
  );
  return (
    <TitledSection eyebrow={eyebrow} title={title}>
      <Tabs
        label={title}
        variant="pill"
        value={open}
        onValueChange={setOpen}
        tabs={offers.map((service) => ({
          value: service.id,
          label: service.tab,
          content: <ServicePanel service={service} />,
        }))}
      />
    </TitledSection>
  );
}

function ServicePanel({ service }: { service: StrategyService }) {
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
