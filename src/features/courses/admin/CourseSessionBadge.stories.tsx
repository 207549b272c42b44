import { aCourseSession } from '#mocks/courseSessions.ts';
import { Cluster } from '#design-system/primitives/Cluster';
import preview from '#storybook/preview.tsx';
import { CourseSessionBadge } from './CourseSessionBadge.tsx';

const session = { ...aCourseSession(), registered: 2, held: 0, offered: 0, waiting: 0 };

const meta = preview.meta({
  title: 'Administration/Sessions/État d’une session · CourseSessionBadge',
  component: CourseSessionBadge,
  args: { session },
  parameters: {
    layout: 'padded',
    description: 'Où en est une session, comme les visiteurs le lisent.',
  },
});

export const Variants = meta.story({
  render: () => (
    <Cluster $gap={2}>
      {[
        {},
        { registered: 6 },
        { registered: 8 },
        { ends_at: '2020-01-22T21:30:00Z' },
        { state: 'cancelled' as const },
      ].map((values) => (
        <CourseSessionBadge key={JSON.stringify(values)} session={{ ...session, ...values }} />
      ))}
    </Cluster>
  ),
});
