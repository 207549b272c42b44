import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Markdown } from './Markdown.tsx';

const meta = preview.meta({
  title: 'Composants/Texte en Markdown · Markdown',
  component: Markdown,
  parameters: {
    layout: 'padded',
    description: `Un texte écrit en Markdown, le même dans l’article du site et dans l’aperçu de l’éditeur. Le HTML y reste du texte, une adresse qui lancerait un script est retirée, et un titre de premier rang descend au deuxième, sous celui de la page.

\`\`\`tsx
<Markdown>{content}</Markdown>
\`\`\``,
  },
  args: {
    children: `Une fenêtre, un carton blanc et **un peu de patience**.

## Placer l’invité

À un mètre de la fenêtre, de *trois quarts*. Voyez [nos formations](/formations).

1. Choisir l’heure
2. Fermer les stores
3. Poser le carton blanc

> Le silence aussi se monte.

| Heure | Lumière | Note |
| --- | --- | ---: |
| 10 h | douce | 9 |
| 14 h | dure | 4 |
`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '9' })).not.toHaveAttribute('style');
  },
});

/** Ce qui exécuterait du code ou briserait le plan de la page est rendu inoffensif. */
export const Hostile = meta.story({
  name: 'Contenu hostile',
  args: {
    children: `# Un titre de premier rang

<script>alert('non')</script>

[Un lien](javascript:alert('non'))

<img src=x onerror=alert('non')>
`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Un titre de premier rang' })).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvas.getByText('Un lien')).not.toHaveAttribute(
      'href',
      expect.stringContaining('javascript'),
    );
  },
});
