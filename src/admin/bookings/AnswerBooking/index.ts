export { AnswerBooking, type AnswerBookingProps } from './AnswerBooking.tsx';
