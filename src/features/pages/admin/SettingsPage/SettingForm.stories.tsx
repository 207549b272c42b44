import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { findSection } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { createOpenTexts } from '../PagesPage/openTexts.ts';
import { SettingForm } from './SettingForm.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Une carte de paramètres · SettingForm',
  component: SettingForm,
  globals: { role: 'admin' },
  args: {
    section: findSection('settings/hours') as EditableSection,
    content: null,
    follow: createOpenTexts().follow,
  },
  parameters: {
    path: paths.admin.settings,
    route: paths.admin.settings,
    layout: 'padded',
    description:
      'Des paramètres dans leur carte : ce qui est enregistré vaut tout de suite, et « Par défaut » y remet ce que dit le code.',
    docs: { story: { inline: false, height: '60rem' } },
  },
  decorators: [
    (Story) => (
      <LeavingProvider>
        <Story />
      </LeavingProvider>
    ),
  ],
});

export const Default = meta.story({ tags: ['no-visual'] });
