export { nameState, StateBadge } from './StateBadge.tsx';
