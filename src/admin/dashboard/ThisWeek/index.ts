export { ThisWeek, useThisWeek } from './ThisWeek.tsx';
