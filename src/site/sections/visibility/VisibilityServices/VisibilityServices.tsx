import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { contactAbout } from '#site/contactAbout.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { icons } from '#site/icons.ts';
import { formatPriceRange } from '#data/price.ts';
import { TabbedSection } from '#site/sections/shared/SectionIntro/TabbedSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Amount, Features, Offer, Panel, Words } from './VisibilityServices.styles.ts';
import type { VisibilityServicesContent } from './visibilityServices.section.ts';

/** One service a tab (product: communication and visibility); the open tab is in the address. */
export function VisibilityServices({ eyebrow, title, services }: VisibilityServicesContent) {
  return (
    <TabbedSection
      eyebrow={eyebrow}
      title={title}
      tabs={withoutHidden(services).map((service) => ({
        value: service.id,
        label: service.tab,
        icon: icons[service.icon],
        content: <ServicePanel {...service} />,
      }))}
    />
  );
}

/** A communication service, shown alone in its tab; its id names the tab in the address. */
function ServicePanel(service: VisibilityServicesContent['services'][number]) {
  const { id, title, description, features, highlight, priceRange, subject } = service;
  return (
    <Panel>
      <Words>
        {highlight && <Badge variant="accent">Le plus demandé</Badge>}
        <Heading level={3} size="h2">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {description}
        </Text>
        <Features>{toItems(features)}</Features>
      </Words>
      <Offer aria-label={`Budget\u00A0: ${title}`}>
        <Waveform seed={id} bars={36} size="large" tone="accent" />
        <div>
          <Text isNote>Budget habituel</Text>
          <Amount>{formatPriceRange(priceRange)}</Amount>
        </div>
        <Button variant="primary" size="large" isBlock render={<Link to={contactAbout(subject, title)} />}>
          Demander une soumission
        </Button>
      </Offer>
    </Panel>
  );
}
