import { fn } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { MediaDetailsForm } from './MediaDetailsForm.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');
const defaultValues = {
  title: studio.title,
  alt_text: 'Un micro.',
  description: '',
  focal_x: 50,
  focal_y: 50,
};

const meta = preview.meta({
  title: 'Administration/Médiathèque/Fiche d’un média · MediaDetailsForm',
  component: MediaDetailsForm,
  args: {
    id: 'fiche',
    mediumId: studio.id,
    defaultValues,
    picture: studio.file_path,
    isPending: false,
    onSubmit: fn(),
  },
  argTypes: { ref: { control: false } },
  parameters: {
    layout: 'padded',
    description:
      'Titre, texte alternatif, description et point d’intérêt d’un média. Seul ce qui a changé est remis.',
    docs: { story: { inline: false, height: '44rem' } },
  },
  decorators: [
    (Story) => (
      <LeavingProvider>
        <Story />
      </LeavingProvider>
    ),
  ],
});

export const Default = meta.story();

/** Un son n’a ni texte alternatif ni point d’intérêt. */
export const Sound = meta.story({ name: 'Un son', args: { picture: null } });

export const InvalidSubmit = meta.story({
  args: { defaultValues: { ...defaultValues, title: '' } },
  decorators: [submitted],
});
