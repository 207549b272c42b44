export { PublishDespite } from './PublishDespite.tsx';
