import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { loader, SiteLayout } from './SiteLayout.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/Mise en page du site, pannes · SiteLayout',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: SiteLayout,
  parameters: { path: paths.about, route: paths.about, loading: { loader } },
});

/** Ce qui est publié autour des pages n’arrive pas : elles sont là quand même, et disent ce que dit le code. */
export const Faults = meta.story(
  faultStory({ where: 'site_contents' }, async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lancer votre projet' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('418 555-0142');
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  }),
);
