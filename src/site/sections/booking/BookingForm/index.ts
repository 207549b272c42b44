export { BookingForm, type BookingFormProps } from './BookingForm.tsx';
