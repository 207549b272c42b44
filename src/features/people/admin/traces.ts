import { formatWhole } from '#data/formats.ts';

/** A number with its noun, which takes an s from two on. */
export const counted = (count: number, noun: string) =>
  `${formatWhole(count)}\u00A0${noun}${count > 1 ? 's' : ''}`;

/** « 3 articles et 1 média ». */
export const articlesAndMedia = ({ articles, media }: { articles: number; media: number }) =>
  `${counted(articles, 'article')} et ${counted(media, 'média')}`;
