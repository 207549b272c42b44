import { type AddressedKind, firstCallToAction } from '#documents/contents/addressedKind.ts';
import { makeBlankDocument } from '#documents/contents/makeBlank.ts';
import { type ProjectContent, projectSchema } from './project.schema.ts';
import { ProjectView } from './ProjectView/ProjectView.tsx';

/** Projects, each with a page of its own. */
export const projectKind: AddressedKind<ProjectContent> = {
  schema: projectSchema,
  blank: { ...makeBlankDocument(projectSchema), callToAction: firstCallToAction },
  untitled: 'Projet sans titre',
  View: ProjectView,
  needed: ['title', 'slug', 'client', 'category', 'tags', 'day', 'description'],
};
