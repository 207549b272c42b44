import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { askForProof } from '#data/session/freshProof.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { signInAs } from '#mocks/session.ts';
import { insertFactor } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { ProofDialog } from './ProofDialog.tsx';

/** Something asks for the proof at once. */
function Asked() {
  useEffect(() => void askForProof(), []);
  return null;
}

const meta = preview.meta({
  title: 'Administration/Connexion/Fenêtre de la preuve · ProofDialog',
  component: ProofDialog,
  globals: { role: 'editor' },
  render: () => (
    <>
      <ProofDialog />
      <Asked />
    </>
  ),
  parameters: {
    guide: {
      use: ['Quand le serveur demande une preuve récente avant un geste grave.'],
      instead: [
        { when: 'La session a pris fin', take: 'admin/shell/AdminLayout' },
        { when: 'Une simple question suffit', take: 'design-system/components/ConfirmDialog' },
      ],
    },
    description:
      'Demande à qui est connecté de confirmer que c’est bien lui, par le code d’un appareil ou, sans appareil, par le mot de passe. Ce qui avait été refusé reprend ensuite tout seul.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

/** Sans appareil : le mot de passe. */
export const Default = meta.story({
  play: async () => waitFor(() => expect(screen.getByLabelText(/^Mot de passe/)).toHaveFocus()),
});

/** Avec un appareil, son code : `CodeForm`. */
export const WithDevice = meta.story({
  name: 'Avec un appareil',
  // The browser doesn't always draw the focus that it has.
  tags: ['no-visual'],
  beforeEach: async () => {
    await insertFactor(accountByRole.editor, 'Téléphone');
    await signInAs('editor', { aal: 'aal2' });
  },
  play: async () => waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus()),
});
