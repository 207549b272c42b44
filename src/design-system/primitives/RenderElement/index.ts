export { inactive } from './inactive.ts';
export { RenderAnchor, RenderBox, RenderButton } from './RenderElement.tsx';
