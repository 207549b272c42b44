import { UserRound, UsersRound } from 'lucide-react';
import { Tabs } from '#design-system/components/Tabs';
import { Section } from '#design-system/primitives/Section';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { shown } from '#site/contents/shown.ts';
import { useUrlChoice } from '#site/useUrlChoice.ts';
import { Coaching } from './Coaching.tsx';
import { GroupTrainings } from './GroupTrainings.tsx';
import type { TrainingOffersContent } from './trainingOffers.schema.ts';

export type TrainingOffersProps = TrainingOffersContent;

/** Training in groups (open at first) or alone with a coach (product 3.7); the open tab is in the address. */
export function TrainingOffers({ eyebrow, title, trainings, coaching }: TrainingOffersProps) {
  const [open, setOpen] = useUrlChoice('onglet', ['formations', 'coaching']);
  return (
    <Section tone="band">
      <SectionIntro eyebrow={eyebrow} title={title} />
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
            content: <GroupTrainings trainings={shown(trainings)} />,
          },
          {
            value: 'coaching',
            label: 'Coaching',
            icon: UserRound,
            content: <Coaching offers={shown(coaching)} />,
          },
        ]}
      />
    </Section>
  );
}
