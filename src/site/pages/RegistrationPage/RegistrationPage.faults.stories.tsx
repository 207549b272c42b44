import { expect } from 'storybook/test';
import { aRegistration, aSession, insertRegistrations, insertSessions } from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverPage, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { loader, RegistrationPage } from './RegistrationPage.tsx';
import { unknownContent } from './registrationPage.content.ts';

const registration = aRegistration();

const meta = preview.meta({
  title: 'Pages/Votre inscription/Pannes',
  tags: ['!autodocs'],
  component: RegistrationPage,
  parameters: {
    path: `${paths.registration}#${registration.token}`,
    route: paths.registration,
    loading: { loader },
  },
  async beforeEach() {
    await insertSessions(aSession());
    await insertRegistrations(registration);
  },
});

/** The registration doesn't come, then can't be cancelled: the visitor is told, and it stays on the screen. */
const on = faultStories(
  async (context, fault) => {
    const { canvas, userEvent } = context;
    const loaded = 'Votre place est réservée';
    await recoverPage(context, fault, { loaded, empty: unknownContent.title });
    if (fault.name === 'Empty' || fault.name === 'Slow') return;
    fault.begin();
    await userEvent.click(canvas.getByText('Annuler mon inscription', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(toVisitorMessage(fault));
    await expect(canvas.getByRole('heading', { name: loaded })).toBeVisible();
  },
  { target: { where: 'sessions' } },
);

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
