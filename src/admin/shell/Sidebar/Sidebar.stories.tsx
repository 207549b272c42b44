import { paths } from '#paths.ts';
import { SidebarContext, type SidebarState } from './SidebarContext.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Sidebar } from './Sidebar.tsx';

const state: SidebarState = {
  isOpen: true,
  isPhone: false,
  isDrawerOpen: false,
  setIsDrawerOpen: () => {},
  toggle: () => {},
  entry: paths.admin.articles,
  setEntry: () => {},
};

const withState =
  (values: Partial<SidebarState> = {}) =>
  () => (
    <SidebarContext value={{ ...state, ...values }}>
      <Sidebar />
    </SidebarContext>
  );

const meta = preview.meta({
  title: 'Administration/Cadre/Menu · Sidebar',
  tags: ['no-visual'],
  component: Sidebar,
  // Where its text is twice as large, a phone has the drawer in its place.
  globals: { role: 'admin', textSize: '100' },
  render: withState(),
  parameters: {
    guide: {
      use: ['Une fois, par AdminLayout.'],
      instead: [
        { when: 'C’est le menu du site au téléphone', take: 'site/layout/MobileMenu' },
        { when: 'Les choix sont des vues d’un même écran', take: 'design-system/components/Tabs' },
      ],
    },
    description:
      'Le menu du back-office : large, réduit à ses icônes, ou en tiroir sur un téléphone. Ses dix entrées ne dépendent pas du rôle; « Au quotidien » ne montre que ce que le rôle ouvre.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();

/** Un abonné n’a que les dix entrées. */
export const Subscriber = meta.story({ globals: { role: 'subscriber' } });

/** Une bande d’icônes, dont les noms viennent au survol et au focus. */
export const Icons = meta.story({ render: withState({ isOpen: false }) });

/** Le tiroir d’un téléphone. */
export const OpenDrawer = meta.story({
  name: 'Tiroir ouvert',
  globals: { viewport: { value: 'phone' } },
  render: withState({ isPhone: true, isDrawerOpen: true }),
});

/** Tout ce que le pointeur change. */
export const Hovered = meta.story(hovered());
