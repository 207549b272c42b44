import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Section } from '#design-system/primitives/Section';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { shown } from '#site/contents/shown.ts';
import { icons } from '#site/icons.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Bento, Features, Picture, Tile, Words } from './MainServices.styles.ts';
import type { MainServicesContent } from './mainServices.section.ts';

export type MainServicesProps = MainServicesContent;

/** The four main services (product 3.1), as a mix of sizes led by the highlighted one. */
export function MainServices({ eyebrow, title, lead, services }: MainServicesProps) {
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} lead={lead} />
      <Bento>
        {shown(services).map(({ id, cover, icon, title: name, description, features, highlight, link }) => (
          <Tile key={id} data-highlight={highlight || undefined}>
            <Picture>
              {highlight ? (
                <Waveform seed={id} bars={44} size="large" tone="accent" />
              ) : (
                <CoverArt seed={id} ratio="fill" pair={cover} />
              )}
            </Picture>
            <Words>
              <Icon icon={icons[icon]} size="large" />
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{description}</Text>
              <Features>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Features>
              <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to={link.to} />}>
                {link.label}
              </TextLink>
            </Words>
          </Tile>
        ))}
      </Bento>
    </Section>
  );
}
