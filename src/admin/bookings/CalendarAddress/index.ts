export { CalendarAddress } from './CalendarAddress.tsx';
