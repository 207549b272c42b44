export { StateBadge } from './StateBadge.tsx';
