import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Bars, Bento, Features, Metrics, ServiceRoot, Words } from './ServicesShowcase.styles.ts';

/** A service card (product 2.7). */
export interface Service {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  features: readonly [string, string, string];
  metrics: { projects: string; satisfaction: string; growth: string };
  /** Ground of the card; `navy` leads. */
  colour: 'navy' | 'sky' | 'signal' | 'aurora';
  link: string;
}

export interface ServicesShowcaseProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** The first one leads, twice as tall on wide screens; the last one closes on the whole width. */
  services: readonly [Service, Service, Service, Service];
}

/** The four services in a mix of sizes; each card is one link to its page. */
export function ServicesShowcase({ eyebrow, title, lead, services }: ServicesShowcaseProps) {
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} lead={lead} />
      <Bento>
        {services.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
      </Bento>
    </Section>
  );
}

function ServiceCard({ id, icon, title, description, features, metrics, colour, link }: Service) {
  return (
    <ServiceRoot data-colour={colour}>
      <Words>
        <Icon icon={icon} size="huge" />
        <Heading level={3} size={colour === 'navy' ? 'h2' : 'h3'}>
          <TextLink data-cover variant="standalone" iconEnd={ArrowRight} render={<Link to={link} />}>
            {title}
          </TextLink>
        </Heading>
        <Text>{description}</Text>
      </Words>
      <Features>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
      {colour === 'navy' && <Bars seed={id} bars={44} tone="accent" progress={0.4} />}
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
