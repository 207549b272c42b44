export { PanelFrame } from './PanelFrame.tsx';
export { ItemActions } from './PanelFrame.styles.ts';
