import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import type { ShowContent } from './show.schema.ts';

/** A show: what it is about. */
export const ShowView = ({ title, description }: ShowContent) => (
  <PageHero eyebrow="Balado" title={title} lead={description} />
);
