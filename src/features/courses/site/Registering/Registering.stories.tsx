import { fn } from 'storybook/test';
import { aListedCourseSession } from '../testing/courseSessions.ts';
import preview from '#storybook/preview.tsx';
import { Registering } from './Registering.tsx';

const meta = preview.meta({
  title: 'Sections/Inscription/Inscription · Registering',
  tags: ['no-visual'],
  component: Registering,
  args: { session: aListedCourseSession(), loadCourseSession: fn(async () => null) },
  parameters: {
    guide: {
      use: ['Sur la page d’inscription à une session.'],
      instead: [
        { when: 'Les champs seuls suffisent', take: 'features/courses/site/RegistrationForm' },
        { when: 'C’est un studio', take: 'features/studios/site/Booking' },
      ],
    },
    description:
      'S’inscrire à une session. Quand il y a moins de places que de personnes, la liste d’attente est proposée, et ce qui est tapé reste.',
  },
});

export const Default = meta.story();

export const Full = meta.story({ args: { session: aListedCourseSession({ free: 0 }) } });

export const Closed = meta.story({ args: { session: aListedCourseSession({ is_open: false }) } });
