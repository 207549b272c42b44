import { showWith } from '#site/contents/section.ts';
import { ProjectGallery } from './ProjectGallery.tsx';
import { projectGallerySchema } from './projectGallery.section.ts';

export default showWith(projectGallerySchema, ProjectGallery);
