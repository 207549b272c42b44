export { Booking, type BookingProps } from './Booking.tsx';
