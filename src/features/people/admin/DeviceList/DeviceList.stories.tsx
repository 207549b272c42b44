import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { insertFactor } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { DeviceList } from './DeviceList.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Appareils · DeviceList',
  tags: ['no-visual'],
  component: DeviceList,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au profil : ses propres appareils.'],
      instead: [{ when: 'On en ajoute un', take: 'admin/shell/DeviceForm' }],
    },
    layout: 'padded',
    description:
      'Ses propres applications d’authentification : on en ajoute deux au plus, et on en retire une après un code de l’une d’elles.',
  },
});

export const Default = meta.story({ beforeEach: () => insertFactor(accountByRole.editor, 'Téléphone') });

export const None = meta.story();
