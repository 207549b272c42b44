import { paths } from '#paths.ts';
import { SidebarContext, type SidebarState } from './SidebarContext.ts';
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
  render: withState(),
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `

Le menu du back-office : large, réduit à ses icônes, ou en tiroir sur un téléphone. Ses entrées ne dépendent pas du rôle.`,
      },
    },
  },
});

export const Default = meta.story();

/** Une bande d’icônes, dont les noms viennent au survol et au focus. */
export const Icons = meta.story({ render: withState({ isOpen: false }) });

/** Le tiroir d’un téléphone. */
export const OpenDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: withState({ isPhone: true, isDrawerOpen: true }),
});
