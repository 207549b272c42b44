import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { sessionExpired } from '#mocks/scenarios.ts';
import { LeavingProvider } from '../leaving/LeavingProvider.tsx';
import preview from '#storybook/preview.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

/** A screen that asks for something. */
function Screen() {
  useQuery(categoriesQuery);
  return <p>Un écran du back-office.</p>;
}

const meta = preview.meta({
  title: 'Administration/Connexion/Session terminée · SessionEndedDialog',
  tags: ['no-visual'],
  component: SessionEndedDialog,
  globals: { role: 'editor' },
  beforeEach({ msw }) {
    msw.use(...sessionExpired());
  },
  render: () => (
    <LeavingProvider>
      <Screen />
      <SessionEndedDialog />
    </LeavingProvider>
  ),
  parameters: {
    guide: {
      use: ['Par-dessus tout écran dont la session a pris fin de soi-même.'],
      instead: [
        { when: 'La personne arrive sans session', take: 'features/people/admin/AuthPage' },
        { when: 'Elle est connectée et doit se confirmer', take: 'admin/shell/ProofDialog' },
      ],
    },
    layout: 'padded',
    description:
      'Demande de se reconnecter par-dessus l’écran où la session a pris fin : rien de ce qui y était tapé ne se perd.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();
