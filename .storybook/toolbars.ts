import type { Globals, GlobalTypes, StoryContext } from 'storybook/internal/csf';
import type { Role } from '#data/session/roles.ts';
import type { Amount } from '#mocks/amounts.ts';
import { faults } from '#mocks/faults.ts';
import type { Actor } from '../supabase/permissions/permissions.ts';

/** Who may look at anything, as the workbench calls them. */
export const actorNames: Record<Actor, string> = {
  anonymous: 'Visiteur',
  subscriber: 'Abonné',
  moderator: 'Modérateur',
  editor: 'Éditeur',
  admin: 'Admin',
};

/** A toolbar by what it is called, its sign, what it says of itself, and the names of its values. */
const toolbar = (
  title: string,
  icon: NonNullable<GlobalTypes[string]['toolbar']>['icon'],
  description: string,
  values: Record<string, string>,
): GlobalTypes[string] => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
  },
});

/** The workbench's toolbars: who looks, through which network, and with which settings of their own. */
export const globalTypes: GlobalTypes = {
  viewer: toolbar('Rôle', 'user', 'Qui regarde l’écran', {
    story: 'Rôle de l’histoire',
    ...actorNames,
  }),
  network: toolbar('Réseau', 'globe', 'État du réseau', {
    fast: 'Réseau rapide',
    ...Object.fromEntries(Object.entries(faults).map(([name, { title }]) => [name, title])),
  }),
  content: toolbar('Contenu', 'component', 'Ce qu’il y a à montrer', {
    usual: 'Contenu courant',
    few: 'Peu',
    many: 'Beaucoup',
    long: 'Textes longs',
    pictureless: 'Sans image',
    error: 'En erreur',
  }),
  motion: toolbar('Mouvement', 'play', 'Mouvement', {
    normal: 'Mouvement normal',
    reduced: 'Mouvement réduit',
  }),
  colors: toolbar('Couleurs', 'contrast', 'Couleurs imposées par le système', {
    normal: 'Couleurs normales',
    forced: 'Couleurs imposées',
  }),
  textSize: toolbar('Texte', 'zoom', 'Taille du texte', { 100: 'Texte 100\u00A0%', 200: 'Texte 200\u00A0%' }),
};

export const initialGlobals = {
  /** Who looks at a story unless the toolbar says otherwise. A story that named the toolbar's own would lock it. */
  role: 'anonymous',
  viewer: 'story',
  network: 'fast',
  content: 'usual',
  motion: 'normal',
  colors: 'normal',
  textSize: '100',
};

/** What the toolbar « Contenu » asks of the database; null where it is as the fixtures have it. */
export const getAmount = ({ content }: Globals): Amount | null =>
  content === 'usual' || content === 'error' ? null : (content as Amount);

/** Whether the toolbar rather than the story says who looks. */
export const isSomebodyElse = ({ viewer }: Globals) => viewer !== 'story';

/** Who looks: the toolbar's choice, else the story's own; null for a visitor. */
export function getViewer({ viewer, role }: Globals): Role | null {
  const chosen = (viewer === 'story' ? role : viewer) as Role | 'anonymous';
  return chosen === 'anonymous' ? null : chosen;
}

/** Whether a story is shown as it was written: nobody has chosen who looks, what there is, what befalls it, or an argument. */
export const isAsWritten = ({
  globals: { viewer, network, content },
  args,
  initialArgs,
}: Pick<StoryContext, 'globals' | 'args' | 'initialArgs'>) =>
  [viewer, network, content].join() ===
    [initialGlobals.viewer, initialGlobals.network, initialGlobals.content].join() &&
  Object.entries(args).every(([name, value]) => value === initialArgs[name]);
