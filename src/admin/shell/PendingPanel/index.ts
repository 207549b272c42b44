export { PendingPanel, type PendingPanelProps } from './PendingPanel.tsx';
