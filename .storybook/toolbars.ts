import type { Globals, GlobalTypes, StoryContext } from 'storybook/internal/csf';
import type { Role } from '#data/session/roles.ts';
import type { Amount } from '#mocks/amounts.ts';
import { faults } from '#mocks/faults.ts';

/** The workbench's toolbars: who looks, through which network, and with which settings of their own. */
export const globalTypes: GlobalTypes = {
  viewer: {
    description: 'Qui regarde l’écran',
    toolbar: {
      title: 'Rôle',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Rôle de l’histoire' },
        { value: 'anonymous', title: 'Visiteur' },
        { value: 'subscriber', title: 'Abonné' },
        { value: 'moderator', title: 'Modérateur' },
        { value: 'editor', title: 'Éditeur' },
        { value: 'admin', title: 'Admin' },
      ],
    },
  },
  network: {
    description: 'État du réseau',
    toolbar: {
      title: 'Réseau',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Réseau rapide' },
        ...Object.entries(faults).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  content: {
    description: 'Ce qu’il y a à montrer',
    toolbar: {
      title: 'Contenu',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Contenu courant' },
        { value: 'few', title: 'Peu' },
        { value: 'many', title: 'Beaucoup' },
        { value: 'long', title: 'Textes longs' },
        { value: 'pictureless', title: 'Sans image' },
        { value: 'error', title: 'En erreur' },
      ],
    },
  },
  motion: {
    description: 'Mouvement',
    toolbar: {
      title: 'Mouvement',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Mouvement normal' },
        { value: 'reduced', title: 'Mouvement réduit' },
      ],
    },
  },
  colors: {
    description: 'Couleurs imposées par le système',
    toolbar: {
      title: 'Couleurs',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Couleurs normales' },
        { value: 'forced', title: 'Couleurs imposées' },
      ],
    },
  },
  textSize: {
    description: 'Taille du texte',
    toolbar: {
      title: 'Texte',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Texte 100 %' },
        { value: '200', title: 'Texte 200 %' },
      ],
    },
  },
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
