import { Cluster } from '#design-system/primitives/Cluster';
import { aCourseSession } from '#mocks/courseSessions.ts';
import preview from '#storybook/preview.tsx';
import { Availability } from './Availability.tsx';
import { CourseSessionFacts } from './CourseSessionFacts.tsx';
import { NextDate } from './NextDate.tsx';

const session = aCourseSession();

const meta = preview.meta({
  title: 'Sections/Formations/Ce qu’on dit d’une session · CourseSessionFacts',
  component: CourseSessionFacts,
  args: { session },
  parameters: {
    layout: 'padded',
    description: 'Quand, où et à quel prix se donne une session; s’il reste des places; la prochaine.',
  },
});

export const Default = meta.story();

/** Sans lieu, elle se donne en ligne. */
export const Online = meta.story({ name: 'En ligne', args: { session: { ...session, place: null } } });

/** `Availability` : ce qu’il reste de places. */
export const Places = meta.story({
  name: 'Places',
  render: () => (
    <Cluster $gap={2}>
      {[6, 2, 1, 0].map((free) => (
        <Availability key={free} free={free} places={8} />
      ))}
    </Cluster>
  ),
});

/** `NextDate` : la première à laquelle on peut s’inscrire. */
export const Next = meta.story({
  name: 'La prochaine',
  render: () => <NextDate session={{ ...session, free: 3, is_open: true }} />,
});
