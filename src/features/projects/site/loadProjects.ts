import { fetchProjects, type PublishedDocument } from '#features/pages/data/publishedDocuments.queries.ts';
import { layMedia } from '#features/media/data/contentMedia.ts';
import type { ProjectContent } from './project.schema.ts';

/** A project as lists show it. */
export type ProjectSummary = Pick<
  ProjectContent,
  'title' | 'slug' | 'client' | 'category' | 'tags' | 'description' | 'cover' | 'facts'
>;

/** A published project as its page shows it; null where hardly anything of it fits its schema any more. */
export async function readProject(
  value: unknown,
  { media }: Pick<PublishedDocument, 'media'>,
): Promise<ProjectContent | null> {
  // Schemas come only when there is something to check.
  const [{ readAddressed }, { projectKind }] = await Promise.all([
    import('#documents/contents/addressedKind.ts'),
    import('./projectKind.ts'),
  ]);
  const project = readAddressed(projectKind, value);
  return project && layMedia(project, media);
}

/** Every published project as lists show it, the newest first. */
export async function loadProjects(): Promise<ProjectSummary[]> {
  const rows = await fetchProjects();
  const projects = await Promise.all(rows.map((row) => readProject(row.summary, row)));
  return projects.flatMap((project) => (project ? [summarizeProject(project)] : []));
}

/** Each page carries in its document what its list shows. */
const summarizeProject = ({
  title,
  slug,
  client,
  category,
  tags,
  description,
  cover,
  facts,
}: ProjectContent): ProjectSummary => ({ title, slug, client, category, tags, description, cover, facts });
