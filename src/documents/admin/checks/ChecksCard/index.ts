export { ChecksCard, missedSentence } from './ChecksCard.tsx';
export { FindingList } from './FindingList.tsx';
