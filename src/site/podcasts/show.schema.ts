import type { AppleCategory } from '#data/podcasts/appleCategories.ts';
import type { PictureContent } from '#site/contents/fields.ts';
export type ShowContent = {
  title: string;
  slug: string;
  description: string;
  cover: PictureContent;
  category: AppleCategory;
  author: string;
  owner: { name: string; email: string };
  type: 'episodic' | 'serial';
  isExplicit: boolean;
  isLocked: boolean;
  links: { label: string; to: string }[];
};
