export { type ImageFacts, Markdown, type MarkdownProps } from './Markdown.tsx';
