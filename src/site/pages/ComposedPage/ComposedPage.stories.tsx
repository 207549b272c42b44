import { expect, spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { teamContent } from '#site/sections/about/Team/team.section.ts';
import { valuesContent } from '#site/sections/about/Values/values.section.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import type { ComposedPageContent } from '#documents/contents/composedPage.ts';
import { ComposedPage, ErrorBoundary, loader } from './ComposedPage.tsx';

const meta = preview.meta({
  title: 'Pages/Composée · ComposedPage',
  component: ComposedPage,
  parameters: {
    path: '/portes-ouvertes',
    route: '/*',
    loading: { loader, ErrorBoundary },
    description: `Toute adresse que rien d’autre n’a : la page que l’équipe y a composée, faite d’une bannière, de sections du site et d’un appel à l’action, ou sinon la page introuvable. L’aperçu d’un brouillon montre la même pièce, \`ComposedPageView\`.

**À éviter** : une section qui dépend d’une autre, comme le catalogue; \`composedSections.tsx\` nomme celles qui tiennent seules.`,
  },
});

const { title: teamTitle } = fillFacts(teamContent, getFacts(codeSettings));

const noPicture = { tags: ['no-visual'] };

const page = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: 'Visitez nos studios.',
  footer: 'none',
  hero: { title: 'Entrez, c’est ouvert', lead: 'On vous montre tout.', actions: [] },
  sections: [
    { section: 'about/values', content: valuesContent },
    { section: 'about/team', content: teamContent },
  ],
  callToAction: callToActionContent,
} satisfies ComposedPageContent;

const published =
  (value: object = page) =>
  () =>
    insertContent('page/un', value);

export const Loaded = meta.story({
  beforeEach: published(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Entrez, c’est ouvert' }),
    ).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([valuesContent.title, teamTitle, callToActionContent.title]);
    await expect(canvas.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
  },
});

/** Une section a changé de forme depuis qu’elle a été écrite : les autres restent. */
export const SectionUnfit = meta.story({
  name: 'Section d’une forme dépassée',
  ...noPicture,
  async beforeEach() {
    const spy = spyOn(console, 'warn').mockImplementation(() => {});
    await published({ ...page, sections: [{ section: 'about/values', content: {} }, page.sections[1]] })();
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: teamTitle })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: valuesContent.title })).toBeNull();
  },
});

/** La page n’arrive pas : la personne l’apprend, et redemande au serveur, qui n’en connaît aucune à cette adresse. */
export const ServerError = meta.story({
  ...failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Oops! Page not found' }),
  ),
  parameters: { expectedMessages: [/Page introuvable/] },
});
