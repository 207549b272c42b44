import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { documentExtensions } from '#richText/extensions.ts';
import preview from '#storybook/preview.tsx';
import { FormatBar } from './FormatBar.tsx';
import { LinkDialog } from './LinkDialog.tsx';

type SurfaceProps = { asksForLink?: boolean; onClose: () => void };

/** What acts upon a text, and the text. */
function Surface({ asksForLink = false, onClose }: SurfaceProps) {
  const [editor] = useState(
    () =>
      new Editor({
        element: document.createElement('div'),
        extensions: [...documentExtensions],
        editorProps: { attributes: { 'aria-label': 'Texte' } },
      }),
  );
  return (
    <LeavingProvider>
      <FormatBar
        editor={editor}
        barRef={null}
        controls={undefined}
        onLink={fn()}
        onImage={fn()}
        onMarkdown={fn()}
      />
      {asksForLink && <LinkDialog editor={editor} onClose={onClose} />}
      <div ref={(surface) => surface?.append(editor.view.dom)} />
    </LeavingProvider>
  );
}

const meta = preview.meta({
  title: 'Administration/Documents/Barre de mise en forme · FormatBar',
  component: Surface,
  args: { onClose: fn() },
  parameters: {
    layout: 'padded',
    description:
      'Ce qui met un texte en forme : un seul arrêt du clavier, les flèches mènent d’un outil à l’autre, Échap rend le texte.',
    docs: { story: { inline: false, height: '26rem' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  },
});

/** `LinkDialog` : où mène un lien, et ses mots quand rien n’est choisi. */
export const Link = meta.story({
  name: 'Insérer un lien',
  args: { asksForLink: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Insérer un lien' })).toBeVisible();
  },
});
