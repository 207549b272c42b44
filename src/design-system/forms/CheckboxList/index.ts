export { CheckboxList, type CheckboxListProps } from './CheckboxList.tsx';
