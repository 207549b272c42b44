import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { contactAbout } from '#site/contactAbout.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { icons } from '#site/icons.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { PriceTag } from '#site/sections/audiovisual/PriceTag/PriceTag.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Choices, Features, Head, Radio, ServiceCard, Summary } from './AudiovisualServices.styles.ts';
import type { AudiovisualServicesContent } from './audiovisualServices.section.ts';

/**
 * Four services of which one is chosen (product: audiovisual production): radio buttons under the cards' titles, so that the choice
 * works before the scripts and from the keyboard. The choice is in the address.
 */
export function AudiovisualServices({ eyebrow, title, lead, services }: AudiovisualServicesContent) {
  const offers = withoutHidden(services);
  const [choice, choose] = useUrlChoice(
    'service',
    offers.map(({ id }) => id),
  );
  const chosen = offers.find(({ id }) => id === choice);

  return (
    <TitledSection eyebrow={eyebrow} title={title} lead={lead}>
      <Choices aria-label={title}>
        {offers.map(({ id, icon, title: name, description, features, price }) => (
          <ServiceCard key={id} data-chosen={choice === id || undefined}>
            <Head>
              <Icon icon={icons[icon]} size="large" />
              <Heading level={3}>
                <Radio
                  id={`service-${id}`}
                  type="radio"
                  name="service"
                  value={id}
                  checked={choice === id}
                  aria-describedby={`service-${id}-price`}
                  onChange={() => choose(id)}
                />
                <label htmlFor={`service-${id}`}>{name}</label>
              </Heading>
            </Head>
            <PriceTag id={`service-${id}-price`} price={price} />
            <Text tone="muted">{description}</Text>
            <Features>{toItems(features)}</Features>
            <Waveform seed={id} bars={56} size="small" />
          </ServiceCard>
        ))}
      </Choices>
      {chosen && (
        <Summary aria-live="polite">
          <p>
            Votre choix&nbsp;: <strong>{chosen.title}</strong>
          </p>
          <Button variant="primary" render={<Link to={contactAbout(chosen.subject, chosen.title)} />}>
            Demander une soumission
          </Button>
        </Summary>
      )}
    </TitledSection>
  );
}
