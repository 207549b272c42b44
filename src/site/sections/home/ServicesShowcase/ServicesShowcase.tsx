import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { icons } from '#site/icons.ts';
import { Scene, Tool } from '#site/illustrations/Scene.ts';
import { tools } from '#site/illustrations/tools.ts';
import { workbenches } from '#site/illustrations/workbenches.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Bento, Features, Metrics, Picture, ServiceRoot, Words } from './ServicesShowcase.styles.ts';
import type { ServicesShowcaseContent } from './servicesShowcase.section.ts';

/** The four services in a mix of sizes; each card is one link to its page. */
export function ServicesShowcase({ eyebrow, title, lead, services }: ServicesShowcaseContent) {
  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead}>
      <Bento>
        {services.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
      </Bento>
    </TitledSection>
  );
}

/** A service card (product: service cards). */
function ServiceCard(service: ServicesShowcaseContent['services'][number]) {
  const { id, icon, title, description, features, metrics, colour, link } = service;
  const tool = tools[id];
  // The card that leads shows the whole bench.
  const bench = colour === 'navy' ? workbenches[id] : undefined;
  return (
    <ServiceRoot data-colour={colour}>
      {bench && (
        <Picture>
          <Scene as={bench} preserveAspectRatio="xMidYMid slice" />
        </Picture>
      )}
      <Words>
        {bench ? null : tool ? <Tool as={tool} /> : <Icon icon={icons[icon]} size="huge" />}
        <Heading level={3} size={colour === 'navy' ? 'h2' : 'h3'}>
          <TextLink data-cover variant="standalone" iconEnd={ArrowRight} render={<Link to={link} />}>
            {title}
          </TextLink>
        </Heading>
        <Text>{description}</Text>
      </Words>
      <Features>{toItems(features)}</Features>
      <Metrics>
        <div>
          <dt>projets</dt>
          <dd>{metrics.projects}</dd>
        </div>
        <div>
          <dt>satisfaction</dt>
          <dd>{metrics.satisfaction}</dd>
        </div>
        <div>
          <dt>croissance</dt>
          <dd>{metrics.growth}</dd>
        </div>
      </Metrics>
    </ServiceRoot>
  );
}
