export { PreviewBar, type PreviewBarProps, type UnseenFact } from './PreviewBar.tsx';
