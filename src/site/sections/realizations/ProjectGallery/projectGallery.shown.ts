import { showWith } from '#site/contents/section.ts';
import { ProjectGallery } from './index.ts';
import { projectGallerySchema } from './projectGallery.section.ts';

export default showWith(projectGallerySchema, ProjectGallery);
