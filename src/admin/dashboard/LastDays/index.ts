export { LastDays, useLastDays } from './LastDays.tsx';
