import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  title: 'Composants/Fil d’Ariane · Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Accueil', render: <Link to="/" /> },
      { label: 'Services', render: <Link to="/services" /> },
      { label: 'Production audiovisuelle' },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Où se trouve la page dans le site; la dernière étape est la page elle-même.

\`\`\`tsx
<Breadcrumb items={[{ label: 'Services', render: <Link to={paths.services} /> }, { label: 'Formations' }]} />
\`\`\``,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
    await expect(canvas.getByText('Production audiovisuelle')).toHaveAttribute('aria-current', 'page');
  },
});
