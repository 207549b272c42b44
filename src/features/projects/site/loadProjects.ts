import { readDocument } from '#documents/contents/readDocument.ts';
import { fetchProjects, type PublishedDocument } from '#features/pages/data/publishedDocuments.queries.ts';
import type { ProjectContent } from './project.schema.ts';

/** A project as lists show it. */
export type ProjectSummary = Pick<ProjectContent, keyof ReturnType<typeof summarizeProject>>;

/** A published project as its page shows it (`readDocument`). */
export const readProject = (value: unknown, row: Pick<PublishedDocument, 'media'>) =>
  readDocument(async () => (await import('./projectKind.ts')).projectKind, value, row);

/** Every published project as lists show it, the newest first. */
export async function loadProjects(): Promise<ProjectSummary[]> {
  const rows = await fetchProjects();
  const projects = await Promise.all(rows.map((row) => readProject(row.summary, row)));
  return projects.flatMap((project) => (project ? [summarizeProject(project)] : []));
}

/** Each page carries in its document what its list shows. */
function summarizeProject(project: ProjectContent) {
  const { title, slug, client, category, tags, description, cover, facts } = project;
  return { title, slug, client, category, tags, description, cover, facts };
}
