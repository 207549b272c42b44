import { UserRound, UsersRound } from 'lucide-react';
import { Tabs } from '#design-system/components/Tabs';
import type { CourseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { Coaching } from './Coaching.tsx';
import { GroupTrainings } from './GroupTrainings.tsx';
import type { TrainingOffersContent } from './trainingOffers.section.ts';

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
  const [open, setOpen] = useUrlChoice('onglet', ['formations', 'coaching']);
  const priced = (training: (typeof trainings)[number]) => ({
    ...training,
    price: training.price ?? courses.find(({ id }) => id === training.id)?.price,
  });
  return (
    <TitledSection tone="band" eyebrow={eyebrow} title={title}>
      <Tabs
        label={title}
        variant="pill"
        value={open}
        onValueChange={setOpen}
        tabs={[
          {
            value: 'formations',
            label: 'Formations',
            icon: UsersRound,
            content: <GroupTrainings trainings={withoutHidden(trainings).map(priced)} />,
          },
          {
            value: 'coaching',
            label: 'Coaching',
            icon: UserRound,
            content: <Coaching offers={withoutHidden(coaching)} firstMeeting={firstMeeting} />,
          },
        ]}
      />
    </TitledSection>
  );
}
