import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { formatPrice } from '#data/price.ts';
import { modulePreview } from '#site/sections/formations/CourseCatalogue/modulePreview.ts';
import { Modules, More, Price, PriceLine, TrainingCard, Trainings } from './TrainingOffers.styles.ts';
import type { TrainingOffersContent } from './trainingOffers.section.ts';

/** A course given to a group (product: communication training, the variant with maximum participants). */
type GroupTraining = TrainingOffersContent['trainings'][number];

/** The courses given to groups; the featured one stands out. */
export function GroupTrainings({ trainings }: { trainings: readonly GroupTraining[] }) {
  return (
    <Trainings>
      {trainings.map((training) => (
        <TrainingItem key={training.id} training={training} />
      ))}
    </Trainings>
  );
}

function TrainingItem({ training }: { training: GroupTraining }) {
  const { title, description, duration, level, format, price, featured, maxParticipants, modules } = training;
  const { shown, more } = modulePreview(modules);
  return (
    <TrainingCard data-featured={featured || undefined}>
      <PriceLine>
        <Heading level={3}>{title}</Heading>
        {price !== undefined && <Price>{formatPrice(price)}</Price>}
      </PriceLine>
      <Text tone="muted">{description}</Text>
      <DescriptionList
        items={[
          { term: 'Durée', value: duration },
          { term: 'Niveau', value: level },
          { term: 'Format', value: format },
          { term: 'Groupe', value: `${maxParticipants} participants max.` },
        ]}
      />
      <Modules aria-label={`Modules de la formation ${title}`}>
        {shown.map((module) => (
          <li key={module}>{module}</li>
        ))}
        {more && <More>{more}</More>}
      </Modules>
      <Button
        variant={featured ? 'primary' : 'outline'}
        aria-label={`Inscrire mon équipe à la formation ${title}`}
        render={<Link to={contactAbout('coaching', title)} />}
      >
        Inscrire mon équipe
      </Button>
    </TrainingCard>
  );
}
