import type { CheckRuleName } from './rules.ts';

/** Something that only shows on a page, and where it comes from. */
export type PageFault<Source> = Source & {
  rule: Extract<CheckRuleName, 'wideContent' | 'brokenPicture' | 'pageError' | 'pageAdvice'>;
  message: string;
};
