export { ChecksCard, FindingList, formatCounts, missedSentence } from './ChecksCard.tsx';
