export { TrainingOffers, type TrainingOffersProps } from './TrainingOffers.tsx';
