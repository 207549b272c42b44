import { expect } from 'storybook/test';
import {
  aRegistration,
  aCourseSession,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverPage, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { loader, RegistrationPage } from './RegistrationPage.tsx';
import { unknownContent } from './registrationPage.content.ts';

const registration = aRegistration();

const meta = preview.meta({
  title: 'Pages/Votre inscription, pannes · RegistrationPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: RegistrationPage,
  parameters: {
    path: `${paths.registration}#${registration.token}`,
    route: paths.registration,
    loading: { loader },
  },
  async beforeEach() {
    await insertCourseSessions(aCourseSession());
    await insertRegistrations(registration);
  },
});

/** L’inscription n’arrive pas, puis ne s’annule pas : la personne l’apprend, et l’inscription reste à l’écran. */
export const Faults = meta.story(
  faultStory({ where: 'sessions' }, async (context, fault) => {
    const { canvas, userEvent } = context;
    const loaded = 'Votre place est réservée';
    await recoverPage(context, fault, { loaded, empty: unknownContent.title });
    if (fault.name === 'Empty' || fault.name === 'Slow') return;
    fault.begin();
    await userEvent.click(canvas.getByText('Annuler mon inscription', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(toVisitorMessage(fault));
    await expect(canvas.getByRole('heading', { name: loaded })).toBeVisible();
  }),
);
