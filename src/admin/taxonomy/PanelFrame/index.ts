export { PanelFrame } from './PanelFrame.tsx';
