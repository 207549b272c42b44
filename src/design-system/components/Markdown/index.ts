export { Markdown, type MarkdownProps } from './Markdown.tsx';
export type { ImageFacts, Images } from './markdownOptions.ts';
