export { LeadBoard, type BoardColumn } from './LeadBoard.tsx';
