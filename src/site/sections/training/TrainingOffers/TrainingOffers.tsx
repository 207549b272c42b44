import { UserRound, UsersRound } from 'lucide-react';
import type { CourseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { TabbedSection } from '#site/sections/shared/SectionIntro/TabbedSection.tsx';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import type { TrainingOffersContent } from './trainingOffers.section.ts';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { formatPrice } from '#data/price.ts';
import {
  Offer,
  Offers,
  OffersFoot,
  Price,
  Modules,
  More,
  PriceLine,
  TrainingCard,
  Trainings,
} from './TrainingOffers.styles.ts';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { modulePreview } from '#site/sections/formations/CourseCatalogue/modulePreview.ts';

type Course = CourseCatalogueContent['courses'][number];

export type TrainingOffersProps = TrainingOffersContent & {
  /** Les formations du catalogue : celles du même nom y ont leur prix. */
  courses: readonly Pick<Course, 'id' | 'price'>[];
};

/** Training in groups (open at first) or alone with a coach (product: communication training); the open tab is in the address. */
export function TrainingOffers({
  eyebrow,
  title,
  trainings,
  coaching,
  firstMeeting,
  courses,
}: TrainingOffersProps) {
  const priced = (training: (typeof trainings)[number]) => ({
    ...training,
    price: training.price ?? courses.find(({ id }) => id === training.id)?.price,
  });
  return (
    <TabbedSection
      tone="band"
      eyebrow={eyebrow}
      title={title}
      variant="pill"
      tabs={[
        {
          value: 'formations',
          label: 'Formations',
          icon: UsersRound,
          content: (
            <Trainings>
              {withoutHidden(trainings).map((training) => (
                <GroupTraining key={training.id} {...priced(training)} />
              ))}
            </Trainings>
          ),
        },
        {
          value: 'coaching',
          label: 'Coaching',
          icon: UserRound,
          content: <Coaching coaching={withoutHidden(coaching)} firstMeeting={firstMeeting} />,
        },
      ]}
    />
  );
}

/** Coaching offers (product: communication training) side by side on one panel, priced by the session. */
function Coaching({ coaching, firstMeeting }: Pick<TrainingOffersContent, 'coaching' | 'firstMeeting'>) {
  return (
    <Offers>
      {coaching.map(({ id, title, description, duration, sessions, price }) => (
        <Offer key={id}>
          <Heading level={3}>{title}</Heading>
          <div>
            <Price>{formatPrice(price)}</Price>
            <Text tone="muted">par séance de {duration}</Text>
          </div>
          <Text weight="semibold">{sessions} séances</Text>
          <Text tone="muted">{description}</Text>
        </Offer>
      ))}
      <OffersFoot>
        {firstMeeting && <Text>{firstMeeting}</Text>}
        <Button variant="primary" render={<Link to={contactAbout('coaching')} />}>
          Rencontrer une coach
        </Button>
      </OffersFoot>
    </Offers>
  );
}

/** A course given to a group (product: communication training, the variant with maximum participants); a featured one stands out. */
function GroupTraining(training: TrainingOffersContent['trainings'][number]) {
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
