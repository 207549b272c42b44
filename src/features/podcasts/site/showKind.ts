import type { AddressedKind } from '#documents/contents/addressedKind.ts';
import { type ShowContent, showSchema } from './show.schema.ts';
import { ShowView } from './ShowView/ShowView.tsx';

/** Shows, whose episodes are documents of their own. */
export const showKind: AddressedKind<ShowContent> = {
  schema: showSchema,
  blank: {
    title: '',
    slug: '',
    description: '',
    cover: 'dusk',
    category: 'Business',
    author: '',
    owner: { name: '', email: '' },
    type: 'episodic',
    isExplicit: false,
    isLocked: true,
    links: [],
  },
  untitled: 'Émission sans titre',
  View: ShowView,
  needed: ['title', 'slug', 'description'],
  withdrawal: 'Ses épisodes quittent le site et le flux avec elle, et reviennent si elle revient.',
};
