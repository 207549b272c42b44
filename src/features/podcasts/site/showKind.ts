import type { AddressedKind } from '#documents/contents/addressedKind.ts';
import { makeBlankDocument } from '#documents/contents/makeBlank.ts';
import { type ShowContent, showSchema } from './show.schema.ts';
import { ShowView } from './ShowView/ShowView.tsx';

/** Shows, whose episodes are documents of their own. */
export const showKind: AddressedKind<ShowContent> = {
  schema: showSchema,
  blank: makeBlankDocument(showSchema),
  untitled: 'Émission sans titre',
  View: ShowView,
  needed: ['title', 'slug', 'description'],
  withdrawal: 'Ses épisodes quittent le site et le flux avec elle, et reviennent si elle revient.',
};
