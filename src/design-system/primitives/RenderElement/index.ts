export { RenderAnchor, RenderBox, RenderButton } from './RenderElement.tsx';
